/* Random games of Yangtze written by hand: how fast they can be on this machine.

   Only the benchmark builds this. The rules are those of games/yangtze: every decision lists the legal actions of the
   seat whose turn it is, one is drawn, and it is carried out. The tables come from the game's own components through
   the arguments of `play`. No events, no clauses, no hidden information: this is the limit, not an engine. */

#include <stdint.h>
#include <string.h>

enum { COLOURS = 7, TILES = 36, SPAN = 71, CENTRE = 35, TRIPLES = 35, HAND = 3 };
enum phase { EXCHANGE, REWARD, DISCARD, TILE, CELL, OVER };

/* What the components say: sides[tile][turn][direction], symbol[tile], reward[stack][cards left], facing[seat]. */
struct tables {
    int8_t sides[TILES][4][4];
    int8_t symbol[TILES];
    int8_t reward[3][10];
    int8_t triples[TRIPLES][3];
    int8_t facing[4];
    int32_t boxed, cards_per_colour, stack_size;
};

struct player {
    int8_t cards[COLOURS], hand[HAND], hand_size;
    int16_t boats, points;
};

struct game {
    int seats, turn, final, placed, pile_size, shore_size, chosen, turned;
    enum phase phase;
    int8_t supply[COLOURS], rewards_left[3], pile[TILES];
    int16_t shore[128];
    uint8_t tile_at[SPAN * SPAN]; /* 4 * (tile + 1) + turn, 0 where there is none */
    uint8_t on_shore[SPAN * SPAN];
    struct player players[4];
};

static uint32_t words[4];

static inline uint32_t rotated(uint32_t word, int bits) { return word << bits | word >> (32 - bits); }

static inline uint32_t next_word(void) {
    uint32_t result = rotated(words[1] * 5, 7) * 9, shifted = words[1] << 9;
    words[2] ^= words[0];
    words[3] ^= words[1];
    words[1] ^= words[2];
    words[0] ^= words[3];
    words[2] ^= shifted;
    words[3] = rotated(words[3], 11);
    return result;
}

static inline int below(int bound) { return (int)((uint64_t)next_word() * (uint32_t)bound >> 32); }

static const int step[4] = {-1, -SPAN, 1, SPAN}; /* south, west, north, east; a cell is SPAN * x + y */

static void lay(struct game *s, int cell, int tile, int turn) {
    s->tile_at[cell] = (uint8_t)(4 * (tile + 1) + turn);
    s->on_shore[cell] = 0;
    s->placed++;
    for (int d = 0; d < 4; d++) {
        int near = cell + step[d];
        if (!s->tile_at[near] && !s->on_shore[near]) {
            s->on_shore[near] = 1;
            s->shore[s->shore_size++] = (int16_t)near;
        }
    }
}

static inline void take_card(struct game *s, int seat, int colour) {
    if (s->supply[colour] > 0) {
        s->supply[colour]--;
        s->players[seat].cards[colour]++;
    }
}

static void start(struct game *s, const struct tables *t, int seats) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    for (int c = 0; c < COLOURS; c++) s->supply[c] = (int8_t)t->cards_per_colour;
    for (int k = 0; k < 3; k++) s->rewards_left[k] = (int8_t)t->stack_size;
    lay(s, CENTRE * SPAN + CENTRE, 0, 0);
    int8_t tiles[TILES - 1];
    for (int k = 0; k < TILES - 1; k++) tiles[k] = (int8_t)(k + 1);
    for (int last = TILES - 2; last > 0; last--) {
        int other = below(last + 1);
        int8_t kept = tiles[last];
        tiles[last] = tiles[other];
        tiles[other] = kept;
    }
    int top = t->boxed;
    for (int seat = 0; seat < seats; seat++) {
        struct player *me = &s->players[seat];
        for (int k = 0; k < HAND; k++) me->hand[me->hand_size++] = tiles[top++];
        take_card(s, seat, t->sides[0][0][t->facing[seat]]);
    }
    while (top < TILES - 1) s->pile[s->pile_size++] = tiles[top++];
    s->phase = EXCHANGE;
}

static int can_exchange(const struct game *s) {
    const struct player *me = &s->players[s->turn];
    if (me->boats < 2) return 0;
    int held = 0, offered = 0, same = 0;
    for (int c = 0; c < COLOURS; c++) {
        held += me->cards[c] > 0;
        offered += s->supply[c] > 0;
        same |= me->cards[c] > 0 && s->supply[c] > 0;
    }
    return held && offered && (held > 1 || offered > 1 || !same);
}

static int can_reward(const struct player *me) {
    int pairs = 0, different = 0, four = 0;
    for (int c = 0; c < COLOURS; c++) {
        four |= me->cards[c] >= 4;
        pairs += me->cards[c] >= 2;
        different += me->cards[c] >= 1;
    }
    return four || pairs >= 3 || different == COLOURS;
}

static int card_total(const struct player *me) {
    int total = 0;
    for (int c = 0; c < COLOURS; c++) total += me->cards[c];
    return total;
}

static void end_turn(struct game *s, const struct tables *t) {
    int last_seat = s->turn == s->seats - 1;
    if (s->final && last_seat) {
        s->phase = OVER;
        return;
    }
    if (last_seat && s->placed == TILES - t->boxed) s->final = 1;
    s->turn = last_seat ? 0 : s->turn + 1;
    s->phase = EXCHANGE;
}

static void ask_real_choices(struct game *s, const struct tables *t) {
    for (;;) switch (s->phase) {
        case EXCHANGE:
            if (can_exchange(s)) return;
            s->phase = REWARD;
            break;
        case REWARD:
            if (can_reward(&s->players[s->turn])) return;
            s->phase = DISCARD;
            break;
        case DISCARD:
            if (!s->final && card_total(&s->players[s->turn]) > 12) return;
            s->phase = TILE;
            break;
        case TILE:
            if (!s->final) return;
            end_turn(s, t);
            break;
        default:
            return;
    }
}

/* Actions: of an exchange give * 7 + take, of a reward the colour, 7 + the triple or 42, 63 for neither; of a tile
   its place in the hand * 4 + turn, of a cell its place on the shore. */
enum { PAIRS = COLOURS, SEVEN = COLOURS + TRIPLES, NONE = 63 };

static int legal_actions(const struct game *s, const struct tables *t, int16_t *out) {
    const struct player *me = &s->players[s->turn];
    int count = 0;
    switch (s->phase) {
        case EXCHANGE:
            for (int give = 0; give < COLOURS; give++)
                if (me->cards[give])
                    for (int take = 0; take < COLOURS; take++)
                        if (take != give && s->supply[take]) out[count++] = (int16_t)(give * COLOURS + take);
            out[count++] = NONE;
            break;
        case REWARD: {
            int different = 0;
            for (int c = 0; c < COLOURS; c++) {
                different += me->cards[c] > 0;
                if (me->cards[c] >= 4) out[count++] = (int16_t)c;
            }
            for (int k = 0; k < TRIPLES; k++) {
                const int8_t *c = t->triples[k];
                if (me->cards[c[0]] >= 2 && me->cards[c[1]] >= 2 && me->cards[c[2]] >= 2)
                    out[count++] = (int16_t)(PAIRS + k);
            }
            if (different == COLOURS) out[count++] = SEVEN;
            out[count++] = NONE;
            break;
        }
        case DISCARD:
            for (int c = 0; c < COLOURS; c++)
                if (me->cards[c]) out[count++] = (int16_t)c;
            break;
        case TILE:
            for (int k = 0; k < 4 * me->hand_size; k++) out[count++] = (int16_t)k;
            break;
        default:
            for (int k = 0; k < s->shore_size; k++) out[count++] = (int16_t)k;
    }
    return count;
}

static void give_back(struct game *s, struct player *me, int colour, int count) {
    me->cards[colour] = (int8_t)(me->cards[colour] - count);
    s->supply[colour] = (int8_t)(s->supply[colour] + count);
}

static void take_reward(struct game *s, struct player *me, const struct tables *t, int stack) {
    me->points = (int16_t)(me->points + t->reward[stack][s->rewards_left[stack]]);
    if (s->rewards_left[stack]) s->rewards_left[stack]--;
}

static void reward(struct game *s, struct player *me, const struct tables *t, int action) {
    if (action == NONE) return;
    if (action < PAIRS) {
        give_back(s, me, action, 4);
        take_reward(s, me, t, 0);
    } else if (action < SEVEN) {
        for (int k = 0; k < 3; k++) give_back(s, me, t->triples[action - PAIRS][k], 2);
        take_reward(s, me, t, 1);
    } else {
        for (int c = 0; c < COLOURS; c++) give_back(s, me, c, 1);
        take_reward(s, me, t, 2);
    }
}

static void place(struct game *s, struct player *me, const struct tables *t, int spot) {
    int cell = s->shore[spot], tile = me->hand[s->chosen], turn = s->turned, matches = 0, boats = 0;
    me->hand[s->chosen] = me->hand[--me->hand_size];
    const int8_t *sides = t->sides[tile][turn];
    for (int d = 0; d < 4; d++) {
        int near = s->tile_at[cell + step[d]];
        if (near && t->sides[near / 4 - 1][near % 4][(d + 2) % 4] == sides[d]) {
            matches++;
            boats += t->symbol[near / 4 - 1];
            take_card(s, s->turn, sides[d]);
        }
    }
    me->boats = (int16_t)(me->boats + boats + (matches ? t->symbol[tile] : 0));
    for (int k = 0; k < s->seats; k++) {
        int seat = s->turn + k < s->seats ? s->turn + k : s->turn + k - s->seats;
        take_card(s, seat, sides[t->facing[seat]]);
    }
    s->shore[spot] = s->shore[--s->shore_size];
    lay(s, cell, tile, turn);
    if (s->pile_size) me->hand[me->hand_size++] = s->pile[--s->pile_size];
}

static void apply(struct game *s, const struct tables *t, int action) {
    struct player *me = &s->players[s->turn];
    switch (s->phase) {
        case EXCHANGE:
            if (action != NONE) {
                me->boats -= 2;
                give_back(s, me, action / COLOURS, 1);
                take_card(s, s->turn, action % COLOURS);
            }
            s->phase = REWARD;
            break;
        case REWARD:
            reward(s, me, t, action);
            s->phase = DISCARD;
            break;
        case DISCARD:
            give_back(s, me, action, 1);
            break;
        case TILE:
            s->chosen = action / 4;
            s->turned = action % 4;
            s->phase = CELL;
            return;
        default:
            place(s, me, t, action);
            end_turn(s, t);
    }
    ask_real_choices(s, t);
}

/* Play random games; return the decisions made, and in `points` the points of all players together. */
int64_t play(const struct tables *t, int seats, int games, uint32_t seed, int64_t *points) {
    struct game s;
    int16_t legal[128];
    int64_t decisions = 0;
    for (int k = 0; k < 4; k++) words[k] = seed * 2654435761u + (uint32_t)k * 40503u + 1;
    *points = 0;
    for (int game = 0; game < games; game++) {
        start(&s, t, seats);
        ask_real_choices(&s, t);
        while (s.phase != OVER) {
            int count = legal_actions(&s, t, legal);
            apply(&s, t, legal[below(count)]);
            decisions++;
        }
        for (int seat = 0; seat < seats; seat++) *points += s.players[seat].points;
    }
    return decisions;
}
