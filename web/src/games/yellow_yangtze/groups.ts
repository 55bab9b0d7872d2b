// States and their strengths, computed from what everybody sees: outlines, and what a revolt or war would be like.
// Whether something is allowed, and what comes of it, is the server's to say.

import { BLACK, isTile, leadersOn, pagodasOn, RED, type Geography, type LeaderAt, type PagodaAt, type State } from "./map";

export interface Group {
  spaces: number[]; // ascending
  leaders: LeaderAt[]; // none: no state
  soldiers: number;
  governors: number;
  pagodas: PagodaAt[];
}

export interface Groups {
  list: Group[]; // by their lowest space
  of: (Group | null)[]; // by space
}

/** Linked groups of tiles and leaders, as if one leader had been lifted. */
export function groupsOf(geography: Geography, s: State, lifted = -1): Groups {
  const of: (Group | null)[] = s.board.map(() => null);
  const list: Group[] = [];
  s.board.forEach((piece, space) => {
    if (piece < 0 || space === lifted || of[space]) return;
    const group: Group = { spaces: [], leaders: [], soldiers: 0, governors: 0, pagodas: [] };
    list.push(group);
    const open = [space];
    of[space] = group;
    while (open.length > 0) {
      const here = open.pop()!;
      group.spaces.push(here);
      for (const near of geography.spaces[here]!.around) {
        if (near < 0 || near === lifted || s.board[near]! < 0 || of[near]) continue;
        of[near] = group;
        open.push(near);
      }
    }
    group.spaces.sort((a, b) => a - b);
    group.soldiers = group.spaces.filter((at) => s.board[at] === RED).length;
    group.governors = group.spaces.filter((at) => s.board[at] === BLACK).length;
  });
  for (const leader of leadersOn(s)) of[leader.space]?.leaders.push(leader);
  for (const pagoda of pagodasOn(s)) of[geography.triangles[pagoda.triangle]!.spaces[0]!]?.pagodas.push(pagoda);
  return { list, of };
}

export function statesOf(groups: Groups): Group[] {
  return groups.list.filter(({ leaders }) => leaders.length > 0);
}

export function statesBeside(geography: Geography, groups: Groups, space: number): Group[] {
  const beside = new Set<Group>();
  for (const near of geography.spaces[space]!.around) {
    const group = near >= 0 ? groups.of[near] : null;
    if (group && group.leaders.length > 0) beside.add(group);
  }
  return groups.list.filter((group) => beside.has(group));
}

/** Governor tiles beside a space: the strength of a leader there in a revolt. */
export function governorsBeside(geography: Geography, s: State, space: number): number {
  return geography.spaces[space]!.around.filter((near) => near >= 0 && s.board[near] === BLACK).length;
}

// What threatens

export interface Revolt {
  colour: number;
  attacker: LeaderAt;
  defender: LeaderAt;
  attack: number;
  defence: number;
}

/** The revolt that a leader would start on a space, before anybody adds to it. */
export function revoltAt(geography: Geography, s: State, seat: number, colour: number, space: number): Revolt | null {
  const groups = groupsOf(geography, s, s.players[seat]!.leaders[colour]!);
  const [state, ...others] = statesBeside(geography, groups, space);
  const defender = state?.leaders.find((leader) => leader.colour === colour);
  if (!defender || others.length > 0) return null;
  return {
    colour,
    attacker: { seat, colour, space },
    defender,
    attack: governorsBeside(geography, s, space),
    defence: governorsBeside(geography, s, defender.space),
  };
}

/** The states that a tile on an empty space would set at war, ascending; null in peace. */
export function warAt(geography: Geography, groups: Groups, space: number): Group[] | null {
  const states = statesBeside(geography, groups, space);
  const clashing = clashingColours(states.map(({ leaders }) => leaders));
  const warring = states.filter(({ leaders }) => leaders.some(({ colour }) => clashing.has(colour)));
  return warring.length > 1 ? warring : null;
}

/** The colours whose leaders stand on two or more sides. */
export function clashingColours(sides: readonly (readonly LeaderAt[])[]): Set<number> {
  const seen = new Set<number>();
  const clashing = new Set<number>();
  for (const leaders of sides) {
    for (const { colour } of leaders) (seen.has(colour) ? clashing : seen).add(colour);
  }
  return clashing;
}

/** Every empty space where a tile would start a war, with the warring states. */
export function warThreats(geography: Geography, s: State, groups: Groups): Map<number, Group[]> {
  const threats = new Map<number, Group[]>();
  s.board.forEach((piece, space) => {
    const war = piece < 0 ? warAt(geography, groups, space) : null;
    if (war) threats.set(space, war);
  });
  return threats;
}

// What is going on

export interface WarSide {
  side: number; // 1 to 3
  spaces: number[];
  soldiers: number;
  support: number;
  strength: number;
  leaders: LeaderAt[];
  clashing: Set<number>;
}

/** The sides of the war that goes on, none in peace. */
export function warSides(s: State): WarSide[] {
  const leaders = leadersOn(s);
  const bySide = Array.from({ length: s.sides }, (_, k) => leaders.filter(({ space }) => s.side[space] === k + 1));
  const clashing = clashingColours(bySide);
  return bySide.map((own, k) => {
    const spaces = s.side.flatMap((side, space) => (side === k + 1 ? [space] : []));
    const soldiers = spaces.filter((space) => s.board[space] === RED).length;
    const support = s.support[k]!;
    return { side: k + 1, spaces, soldiers, support, strength: soldiers + support, leaders: own, clashing };
  });
}

/** The revolt that goes on, with what was added to it so far; null where there is none. */
export function revoltNow(geography: Geography, s: State): Revolt | null {
  if (s.revolt_colour < 0) return null;
  const colour = s.revolt_colour;
  const leader = (seat: number): LeaderAt => ({ seat, colour, space: s.players[seat]!.leaders[colour]! });
  const [attacker, defender] = [leader(s.active), leader(s.defender)];
  return {
    colour,
    attacker,
    defender,
    attack: governorsBeside(geography, s, attacker.space) + s.committed,
    defence: governorsBeside(geography, s, defender.space),
  };
}

/** Whether a tile lies on a space, and under a pagoda at that. */
export function isCovered(geography: Geography, s: State, space: number): boolean {
  return isTile(s.board[space]!) && pagodasOn(s).some(({ triangle }) => geography.triangles[triangle]!.spaces.includes(space));
}
