/* An adapter: it answers Westmarch in the name of an engine, line by line.
 *
 * As it stands it passes, without any engine behind it: it takes up positions, tells what lies on
 * the table, adds up what is printed on cards as far as no text is needed for it, and knows how
 * cards untap. All else it declines, and is not blamed for. Put your engine in the place of what
 * stands under “The engine”, take what it can do into WELCOME, and run
 *
 *     cc -O2 -o adapter adapter.c json.c
 *     westmarch check --engine "cmd:./adapter" --report report
 */
#define _POSIX_C_SOURCE 200809L
#include "json.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EACH(each, of) for (const Json *each = (of) ? (of)->first : NULL; each; each = each->next)

static const char WELCOME[] =
    "{\"name\":\"my engine\",\"version\":\"0.1\",\"protocol\":1,\"language\":\"C\","
    "\"editions\":[\"emended\"],\"actions\":[\"untap\"],\"paths\":["
    "\"card/<label>/place\",\"card/<label>/position\",\"card/<label>/bearer\","
    "\"card/<label>/beside\",\"card/<label>/company\",\"card/<label>/mind\","
    "\"card/<label>/prowess\",\"card/<label>/body\",\"card/<label>/direct-influence\","
    "\"card/<label>/corruption-points\","
    "\"player/<name>/points/character\",\"player/<name>/points/ally\","
    "\"player/<name>/points/item\",\"player/<name>/points/faction\","
    "\"player/<name>/points/kill\",\"player/<name>/points/miscellaneous\","
    "\"player/<name>/reckoning/character\",\"player/<name>/reckoning/ally\","
    "\"player/<name>/reckoning/item\",\"player/<name>/reckoning/faction\","
    "\"player/<name>/reckoning/kill\",\"player/<name>/reckoning/miscellaneous\","
    "\"player/<name>/final-points\",\"player/<name>/general-influence\","
    "\"company/<company>/site\",\"company/<company>/size\","
    "\"turn/player\",\"turn/phase\"]}";

/* Why something is not done; NULL while nothing is declined. The case is counted apart, and is no
 * failure. */
static const char *declined;

static bool same(const char *one, const char *other) {
    return one && other && !strcmp(one, other);
}

static bool among(const char *word, const char *const *words) {
    for (; *words; ++words)
        if (same(word, *words)) return true;
    return false;
}

/* ---- The engine: here no more than the position that was set up, and what is printed on cards. */

static Json *card_facts;
static Json *request_kept; /* the request that set up the position */
static const Json *position, *turn, *cards, *companies;
static bool untapped[1024]; /* the cards that have untapped since, by their number */

static const Json *facts(const Json *card) {
    return json_get(card_facts, json_text(card, "card"));
}

static const char *type_of(const Json *card) {
    return json_text(facts(card), "type");
}

static const Json *labelled(const Json *list, const char *label) {
    EACH(each, list)
    if (same(json_text(each, "label"), label)) return each;
    return NULL;
}

static int number_of(const Json *card) {
    int number = 0;
    EACH(each, cards) {
        if (each == card) break;
        ++number;
    }
    return number;
}

static const char *lies(const Json *card) {
    const char *said = json_text(card, "position");
    return !said || untapped[number_of(card)] ? "untapped" : said;
}

/* Whether a card does no more than lie there with its numbers. */
static bool is_plain(const Json *card) {
    static const char *const people_and_things[] = {"character", "item", "ally", "faction", NULL};
    static const char *const apart[] = {"out-of-play", "off-to-the-side", NULL};
    const char *place = json_text(card, "place"), *type = type_of(card);
    const Json *printed = facts(card);
    if (among(place, apart)) return false;
    if (same(type, "site") || !same(place, "in-play")) return true;
    return among(type, people_and_things) && same(json_text(printed, "alignment"), "hero") &&
           !json_get(printed, "changes");
}

/* Whether there is no more than heroes and what belongs to them. */
static bool plain(void) {
    const Json *history = json_get(position, "history");
    if (history && history->first) return false;
    EACH(each, json_get(position, "players")) {
        const char *kind = json_text(each, "kind");
        if (kind && !same(kind, "wizard")) return false;
    }
    EACH(each, cards)
    if (!is_plain(each)) return false;
    return true;
}

/* Whether an action is legal. */
static bool judge(const Json *action) {
    const char *player = json_text(action, "player");
    if (!same(json_text(action, "type"), "untap")) {
        declined = "actions other than untapping";
        return false;
    }
    if (!plain()) {
        declined = "untapping where other cards may have their say";
        return false;
    }
    if (!same(json_text(turn, "phase"), "untap") || !same(json_text(turn, "player"), player))
        return false;
    EACH(label, json_get(action, "cards")) {
        const Json *card = labelled(cards, label->text);
        if (!card || !same(json_text(card, "owner"), player)) return false;
        if (!same(lies(card), "tapped") || same(type_of(card), "site")) return false;
    }
    return true;
}

/* Does what is legal. */
static void carry_out(const Json *action) {
    EACH(label, json_get(action, "cards"))
    untapped[number_of(labelled(cards, label->text))] = true;
}

/* Whether a list has a word. */
static bool has(const Json *list, const char *word) {
    EACH(each, list)
    if (same(each->text, word)) return true;
    return false;
}

/* Whether a card is an item that lies on another one. */
static bool borne(const Json *card, const Json *by) {
    return same(json_text(card, "on"), json_text(by, "label")) && same(type_of(card), "item");
}

/* What becomes of a number by what an item adds to it. */
static int with_item(int total, const Json *item, const char *what, const Json *kinds) {
    EACH(fact, json_get(item, what)) {
        const Json *whom = json_get(fact, "for");
        bool counts = !whom;
        EACH(kind, whom) counts = counts || has(kinds, kind->text);
        const int sum = total + json_number(fact, "add", 0);
        const int most = json_number(fact, "most", INT_MAX);
        if (counts && (sum < most ? sum : most) > total) total = sum < most ? sum : most;
    }
    return total;
}

/* A number of a character: what is printed, and what his items add. */
static int number(const Json *card, const char *what) {
    const bool corruption = same(what, "corruption-points");
    const Json *kinds = json_get(facts(card), "kinds");
    int total = corruption ? 0 : json_number(facts(card), what, INT_MIN);
    /* What is worn or wielded comes first, and what others add goes on top of it. */
    for (int worn = 1; worn >= 0; --worn)
        EACH(each, cards) {
            const char *as = json_text(facts(each), "worn");
            if (!borne(each, card) || (as != NULL) != worn) continue;
            if (corruption) total += json_number(facts(each), "corruption", 0);
            total = with_item(total, facts(each), what, kinds);
            for (const Json *other = each->next; worn && other; other = other->next)
                if (!corruption && borne(other, card) && same(json_text(facts(other), "worn"), as))
                    declined = "two items of a kind, of which one is used";
        }
    return total;
}

/* How many a company counts: two Hobbits are as many as another. */
static int size(const char *company) {
    int halves = 0;
    EACH(each, cards)
    if (same(json_text(each, "company"), company))
        halves += has(json_get(facts(each), "kinds"), "Hobbit") ? 1 : 2;
    return (halves + 1) / 2;
}

/* Marshalling points: of what is in play, and of what lies on the pile for them. */
static int points(const char *player, const char *source) {
    static const char *const counted[] = {"in-play", "marshalling-point-pile", NULL};
    int total = 0;
    EACH(each, cards) {
        const char *owner = json_text(each, "owner"), *whose = json_text(each, "whose");
        if (!same(whose ? whose : owner, player)) continue;
        if (!among(json_text(each, "place"), counted)) continue;
        /* A hazard counts for whoever has defeated it, never for its owner. */
        if (same(source, "kill") && same(owner, player)) continue;
        if (same(json_text(facts(each), "source"), source))
            total += json_number(facts(each), "points", 0);
    }
    return total;
}

/* Points as they count in the end: doubled where the other has none, and none beyond half. */
static int reckoning(const char *player, const char *source) {
    static const char *const sources[] = {"character", "ally", "item", "faction", "kill",
                                          "miscellaneous"};
    enum { DOUBLED = 4, SOURCES = 6 };
    const Json *other = json_get(position, "players")->first;
    int counted[SOURCES], total = 0, answer = 0;
    if (same(json_text(other, "name"), player)) other = other->next;
    for (int i = 0; i < SOURCES; ++i) {
        const bool none = i < DOUBLED && !points(json_text(other, "name"), sources[i]);
        counted[i] = points(player, sources[i]) * (none ? 2 : 1);
        total += counted[i];
    }
    for (int i = 0; i < SOURCES; ++i) {
        const int others = total - counted[i];
        if (counted[i] > others) {
            total -= counted[i] - others;
            counted[i] = others;
        }
        if (same(source, sources[i])) answer = counted[i];
    }
    return source ? answer : total;
}

/* What the points come to in the end. */
static int final_points(const char *player) {
    EACH(each, cards)
    if (same(json_text(each, "place"), "hand")) declined = "what is shown from hand in the end";
    return reckoning(player, NULL);
}

/* What characters leave of the general influence. */
static int influence(const char *player) {
    int left = 20;
    EACH(each, cards)
    if (same(json_text(each, "owner"), player) && json_text(each, "company") &&
        !json_text(each, "on"))
        left -= json_number(facts(each), "mind", 0);
    return left > 0 ? left : 0;
}

static void write_number(Out *to, int value) {
    if (value == INT_MIN)
        out(to, "null");
    else
        out(to, "%d", value);
}

/* Writes what is to be seen of a card, unless it is declined. */
static void look_at_card(Out *to, const Json *card, const char *what) {
    static const char *const fields[][2] = {
        {"place", "place"}, {"bearer", "on"}, {"beside", "beside"}, {"company", "company"}};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; ++i)
        if (same(what, fields[i][0])) {
            out_string(to, json_text(card, fields[i][1]));
            return;
        }
    if (same(what, "position"))
        out_string(to, lies(card));
    else if (!plain())
        declined = "numbers that take more than what is printed";
    else if (!same(type_of(card), "character"))
        declined = "numbers of what is no character";
    else
        write_number(to, number(card, what));
}

/* Writes what is to be seen at a path, unless it is declined. The path is taken apart. */
static void look(Out *to, char *path) {
    char *rest;
    const char *about = strtok_r(path, "/", &rest), *name = strtok_r(NULL, "/", &rest);
    const char *what = strtok_r(NULL, "/", &rest), *which = strtok_r(NULL, "/", &rest);
    if (same(about, "turn"))
        out_string(to, json_text(turn, name));
    else if (same(about, "company") && same(what, "site"))
        out_string(to, json_text(labelled(companies, name), "site"));
    else if (same(about, "card"))
        look_at_card(to, labelled(cards, name), what);
    else if (!plain())
        declined = "numbers that take more than what is printed";
    else if (same(about, "company"))
        out(to, "%d", size(name));
    else if (same(what, "points"))
        out(to, "%d", points(name, which));
    else if (same(what, "reckoning"))
        out(to, "%d", reckoning(name, which));
    else
        out(to, "%d", same(what, "final-points") ? final_points(name) : influence(name));
}

/* ---- The wire: one line in, one line out. */

static void see(Out *to, const Json *paths) {
    Out refused = {0};
    const char *comma = "";
    out(to, "{\"values\":{");
    EACH(path, paths) {
        Out value = {0};
        char *parts = strdup(path->text);
        declined = NULL;
        look(&value, parts);
        if (declined) {
            out(&refused, refused.length ? "," : "");
            out_string(&refused, path->text);
            out(&refused, ":{\"reason\":");
            out_string(&refused, declined);
            out(&refused, "}");
        } else {
            out(to, "%s", comma);
            out_string(to, path->text);
            out(to, ":%s", value.text);
            comma = ",";
        }
        free(parts);
        free(value.text);
    }
    declined = NULL;
    out(to, "},\"unsupported\":{%s}}", refused.text ? refused.text : "");
    free(refused.text);
}

static void set_up(Json *request) {
    json_free(request_kept);
    request_kept = request;
    position = json_get(request, "position");
    turn = json_get(position, "turn");
    cards = json_get(position, "cards");
    companies = json_get(position, "companies");
    memset(untapped, 0, sizeof untapped);
    int many = 0;
    EACH(each, cards)
    if (++many > (int)(sizeof untapped)) declined = "so many cards";
}

/* Answers a request; tells whether it has to be kept. */
static bool answer(Out *to, Json *request) {
    const char *op = json_text(request, "op");
    const Json *action = json_get(request, "action");
    declined = NULL;
    if (same(op, "hello")) {
        out(to, "%s", WELCOME);
    } else if (same(op, "setup")) {
        set_up(request);
        out(to, "{}");
        return true;
    } else if (same(op, "ask") || same(op, "act")) {
        const bool legal = judge(action);
        if (legal && same(op, "act")) carry_out(action);
        out(to, "{\"verdict\":\"%s\"}", legal ? "legal" : "illegal");
    } else if (same(op, "see")) {
        see(to, json_get(request, "paths"));
    } else if (same(op, "bye")) {
        out(to, "{}");
    } else {
        declined = "this operation";
    }
    return false;
}

/* Reads the cards that lie beside the program. */
static Json *read_cards(const char *program) {
    const char *slash = strrchr(program, '/');
    Out path = {0}, text = {0};
    char *line = NULL;
    size_t room = 0;
    out(&path, "%.*scards.json", slash ? (int)(slash - program + 1) : 0, program);
    FILE *file = fopen(path.text, "r");
    if (!file) {
        perror(path.text);
        exit(1);
    }
    while (getline(&line, &room, file) > 0) out(&text, "%s", line);
    Json *read = json_read(text.text ? text.text : "");
    fclose(file);
    free(line);
    free(path.text);
    free(text.text);
    return read;
}

int main(int count, char **words) {
    char *line = NULL;
    size_t room = 0;
    bool leave = false;
    card_facts = read_cards(count ? words[0] : "");
    while (!leave && getline(&line, &room, stdin) > 0) {
        Json *request = json_read(line);
        Out said = {0};
        const bool keep = request && answer(&said, request);
        const int seq = json_number(request, "seq", 0);
        if (!request)
            printf("{\"seq\":0,\"error\":{\"message\":\"this is no JSON\"}}\n");
        else if (declined)
            printf("{\"seq\":%d,\"unsupported\":{\"reason\":\"%s\"}}\n", seq, declined);
        else
            printf("{\"seq\":%d,\"ok\":%s}\n", seq, said.text);
        fflush(stdout);
        free(said.text);
        leave = same(json_text(request, "op"), "bye");
        if (!keep) json_free(request);
    }
    free(line);
    json_free(request_kept);
    json_free(card_facts);
    return 0;
}
