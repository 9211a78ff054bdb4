/* Just enough JSON to answer Westmarch. */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stddef.h>

typedef enum { J_NULL, J_FALSE, J_TRUE, J_NUMBER, J_STRING, J_LIST, J_OBJECT } JsonKind;

typedef struct Json {
    JsonKind kind;
    double number;
    char *text;          /* of a string */
    char *key;           /* where it is a member of an object */
    struct Json *first;  /* of a list or an object */
    struct Json *next;   /* the one after this in its list or object */
} Json;

/* Reads a text; NULL if it is no JSON. Give it back with json_free. */
Json *json_read(const char *text);
void json_free(Json *json);

/* The member of an object; NULL if there is none, or this is no object. */
Json *json_get(const Json *object, const char *key);
/* A member that is a string; NULL if it is something else. */
const char *json_text(const Json *object, const char *key);
/* A member that is a number; `otherwise` if it is something else. */
int json_number(const Json *object, const char *key, int otherwise);

/* A text that grows as it is written. */
typedef struct {
    char *text;
    size_t length, room;
} Out;

void out(Out *to, const char *format, ...);
/* Writes a string with its quotes; NULL is written as null. */
void out_string(Out *to, const char *text);

#endif
