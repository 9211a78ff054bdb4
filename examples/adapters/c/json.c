/* Just enough JSON to answer Westmarch. */
#include "json.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 64 };

static Json *read_value(const char **at, int depth);

static void *must(void *memory) {
    if (!memory) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

static void skip_space(const char **at) {
    *at += strspn(*at, " \t\r\n");
}

static bool hex4(const char *at, unsigned *code) {
    char digits[5] = {0};
    strncat(digits, at, 4);
    if (strspn(digits, "0123456789abcdefABCDEF") != 4) return false;
    *code = (unsigned)strtoul(digits, NULL, 16);
    return true;
}

static char *utf8(char *to, unsigned code) {
    if (code < 0x80) {
        *to++ = (char)code;
    } else if (code < 0x800) {
        *to++ = (char)(0xC0 | code >> 6);
        *to++ = (char)(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        *to++ = (char)(0xE0 | code >> 12);
        *to++ = (char)(0x80 | (code >> 6 & 0x3F));
        *to++ = (char)(0x80 | (code & 0x3F));
    } else {
        *to++ = (char)(0xF0 | code >> 18);
        *to++ = (char)(0x80 | (code >> 12 & 0x3F));
        *to++ = (char)(0x80 | (code >> 6 & 0x3F));
        *to++ = (char)(0x80 | (code & 0x3F));
    }
    return to;
}

/* Reads what follows a backslash; false if that is nothing. */
static bool read_escape(const char **at, char **to) {
    static const char names[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    const char *name = **at ? strchr(names, **at) : NULL;
    unsigned code, low;
    if (name) {
        *(*to)++ = meant[name - names];
        *at += 1;
        return true;
    }
    if (**at != 'u' || !hex4(*at + 1, &code)) return false;
    *at += 5;
    if (code >= 0xD800 && code < 0xDC00 && (*at)[0] == '\\' && (*at)[1] == 'u' &&
        hex4(*at + 2, &low) && low >= 0xDC00 && low < 0xE000) {
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        *at += 6;
    }
    *to = utf8(*to, code);
    return true;
}

static char *read_string(const char **at) {
    if (**at != '"') return NULL;
    const char *end = ++*at;
    while (*end && *end != '"') end += *end == '\\' && end[1] ? 2 : 1;
    char *text = must(malloc((size_t)(end - *at) + 1)), *to = text;
    while (*at < end) {
        if (**at != '\\') {
            *to++ = *(*at)++;
        } else if (++*at, !read_escape(at, &to)) {
            break;
        }
    }
    *to = 0;
    if (*at != end || *end != '"') {
        free(text);
        return NULL;
    }
    ++*at;
    return text;
}

/* Reads what stands between brackets; false if it is no list or object. */
static bool read_inside(const char **at, Json *into, int depth) {
    const char close = into->kind == J_OBJECT ? '}' : ']';
    Json **last = &into->first;
    skip_space(at);
    if (**at == close) return ++*at, true;
    for (;;) {
        char *key = NULL;
        if (into->kind == J_OBJECT) {
            skip_space(at);
            key = read_string(at);
            skip_space(at);
            if (!key || **at != ':') return free(key), false;
            ++*at;
        }
        Json *value = read_value(at, depth + 1);
        if (!value) return free(key), false;
        value->key = key;
        *last = value;
        last = &value->next;
        skip_space(at);
        if (**at == close) return ++*at, true;
        if (**at != ',') return false;
        ++*at;
    }
}

static bool read_word(const char **at, const char *word) {
    const size_t length = strlen(word);
    if (strncmp(*at, word, length)) return false;
    *at += length;
    return true;
}

static bool read_into(const char **at, Json *json, int depth) {
    char *end;
    switch (**at) {
    case '{':
    case '[':
        json->kind = **at == '{' ? J_OBJECT : J_LIST;
        ++*at;
        return depth < DEEPEST && read_inside(at, json, depth);
    case '"':
        json->kind = J_STRING;
        return (json->text = read_string(at)) != NULL;
    case 'n':
        json->kind = J_NULL;
        return read_word(at, "null");
    case 't':
        json->kind = J_TRUE;
        return read_word(at, "true");
    case 'f':
        json->kind = J_FALSE;
        return read_word(at, "false");
    default:
        json->kind = J_NUMBER;
        json->number = strtod(*at, &end);
        if (end == *at) return false;
        *at = end;
        return true;
    }
}

static Json *read_value(const char **at, int depth) {
    Json *json = must(calloc(1, sizeof *json));
    skip_space(at);
    if (read_into(at, json, depth)) return json;
    json_free(json);
    return NULL;
}

Json *json_read(const char *text) {
    Json *json = read_value(&text, 0);
    skip_space(&text);
    if (!*text) return json;
    json_free(json);
    return NULL;
}

void json_free(Json *json) {
    while (json) {
        Json *next = json->next;
        json_free(json->first);
        free(json->text);
        free(json->key);
        free(json);
        json = next;
    }
}

Json *json_get(const Json *object, const char *key) {
    Json *each = object && object->kind == J_OBJECT ? object->first : NULL;
    while (each && strcmp(each->key, key)) each = each->next;
    return each;
}

const char *json_text(const Json *object, const char *key) {
    const Json *found = json_get(object, key);
    return found && found->kind == J_STRING ? found->text : NULL;
}

int json_number(const Json *object, const char *key, int otherwise) {
    const Json *found = json_get(object, key);
    return found && found->kind == J_NUMBER ? (int)found->number : otherwise;
}

void out(Out *to, const char *format, ...) {
    for (;;) {
        const size_t left = to->room - to->length;
        va_list what;
        va_start(what, format);
        const int length = vsnprintf(to->text ? to->text + to->length : NULL, left, format, what);
        va_end(what);
        if (length < 0) exit(1);
        if ((size_t)length < left) {
            to->length += (size_t)length;
            return;
        }
        to->room = 2 * to->room + (size_t)length + 1;
        to->text = must(realloc(to->text, to->room));
    }
}

void out_string(Out *to, const char *text) {
    if (!text) {
        out(to, "null");
        return;
    }
    out(to, "\"");
    for (; *text; ++text) {
        const unsigned char byte = (unsigned char)*text;
        if (byte == '"' || byte == '\\') {
            out(to, "\\%c", byte);
        } else if (byte < 0x20) {
            out(to, "\\u%04x", byte);
        } else {
            out(to, "%c", byte);
        }
    }
    out(to, "\"");
}
