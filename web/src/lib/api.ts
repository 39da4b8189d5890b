// What is asked rather than told, of the server or of the house in this browser: about a table by where it lives, and
// of anything else by who is there to answer.

import type { Checked } from "../local/desk";
import { here } from "../local/here";
import { beside, isStatic } from "./base";
import type { Witness } from "./fair";
import { isLocal } from "./home_of";
import { newId } from "./ids";
import type {
  Code,
  Drawn,
  Failure,
  GameInfo,
  Line,
  Listing,
  Me,
  Opened,
  SessionInfo,
  Settings,
  TokenAsked,
  TokenInfo,
  TokenMade,
} from "./protocol";
import { Refusal } from "./refusal";
import { words } from "./words";

export { Refusal };

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isStatic) throw new Refusal(words.noServer, false, true); // nobody is there to be asked
  // At a server's first start rules are being compiled: rather a word about it than a long wait
  const headers: Record<string, string> = { Prefer: "wait=1" };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  const response = await fetch(beside(path), init).catch(() => {
    throw new Refusal(words.offline, false, true);
  });
  // Whatever stands between us and the server may answer in its own words
  const answer = (await response.json().catch(() => ({}))) as T & Partial<Failure>;
  const { reason } = answer;
  if (!response.ok) throw new Refusal(reason ?? words.offline, response.headers.has("Retry-After"), !reason);
  return answer;
}

/** The server's answer; where none of ours is there, that of the house here. */
export const orHere = <T>(server: () => Promise<T>, local: () => Promise<T>): Promise<T> =>
  server().catch((why: unknown) => {
    if (why instanceof Refusal && why.isSilence) return local();
    throw why;
  });

export const me = (): Promise<Me> =>
  orHere(
    () => ask("GET", "/api/me"),
    () => here.ask("me"),
  );
/** Who plays at a table: a server's guest, or the one person of this browser. */
export const meAt = (table: string): Promise<Me> => (isLocal(table) ? here.ask("me") : me());
export const rename = (profile: { name?: string; avatar?: string }): Promise<Me> =>
  orHere(
    () => ask("PATCH", "/api/me", profile),
    () => here.ask("rename", profile),
  );
/** What can be played; where files are all there is, one of them says it: others' games may be among them. */
export const games = (): Promise<GameInfo[]> =>
  isStatic
    ? listed()
    : orHere(
        () => ask("GET", "/api/games"),
        () => here.ask("games"),
      );
async function listed(): Promise<GameInfo[]> {
  const answer = await fetch(beside("games.json")).catch(() => undefined);
  if (!answer?.ok) throw new Refusal(words.offline, false, true);
  return answer.json() as Promise<GameInfo[]>;
}
export const lobby = (before: number): Promise<Listing[]> => ask("GET", `/api/tables?before=${before}`);
/** Those of this browser among those of the server, the newest first. */
export async function myGames(): Promise<Listing[]> {
  const [local, server] = await Promise.all([
    here.ask("myGames").catch((): Listing[] => []),
    ask<Listing[]>("GET", "/api/me/games").catch((why: unknown) => why),
  ]);
  if (!Array.isArray(server) && !(server instanceof Refusal && server.isSilence)) throw server;
  const found: Listing[] = Array.isArray(server) ? server : [];
  return [...local, ...found].sort((one, other) => other.at - one.at);
}
export const openTable = (settings: Settings): Promise<Opened> => ask("POST", "/api/tables", { id: newId(), settings });
/** A table of this browser, for whoever plays alone or around one device; by a seed, the same deal as somebody had. */
export const openHere = (settings: Settings, seed: string | null = null): Promise<Opened> =>
  here.ask("open", settings, seed);
/** A record to look at; on the server, or here. */
export const openRecord = (record: string, isHere = false): Promise<Opened> =>
  isHere
    ? here.ask("openRecord", record)
    : orHere(
        () => ask("POST", "/api/records", { record }),
        () => here.ask("openRecord", record),
      );
/** A game of this browser as text. A server's has an address: `/api/tables/{table}/record`. */
export const recordOf = (table: string): Promise<string> => here.ask("record", table);
/** The same of any table, its moves by their ids. */
export const recordText = (table: string): Promise<string> => (isLocal(table) ? recordOf(table) : fetched(table));
async function fetched(table: string): Promise<string> {
  const answer = await fetch(beside(`/api/tables/${table}/record?ids=true`)).catch(() => undefined);
  if (!answer?.ok) throw new Refusal(words.offline, false, true);
  return answer.text();
}
/** Whether a game is true, and what this device was told of it before; by rules of its own. */
export const verify = (record: string, seen: Witness | null): Promise<Checked> => here.ask("verify", record, seen);
/** What gives a friend the same chance as a game of this browser had, once it is over. */
export const seedOf = (table: string): Promise<string> => here.ask("seed", table);
/** A game of this browser is thrown away, finished or not. */
export const eraseHere = (table: string): Promise<void> => here.ask("erase", table);
export const drawing = (table: string, language: string): Promise<Drawn[]> =>
  isLocal(table) ? here.ask("drawing", table, language) : ask("GET", `/api/tables/${table}/drawing?lang=${language}`);
export const chatBefore = (table: string, version: number): Promise<Line[]> =>
  ask("GET", `/api/tables/${table}/chat?before=${version}`);
export const newCode = (): Promise<Code> => ask("POST", "/api/me/code");
export const useCode = (code: string): Promise<Me> => ask("POST", "/api/me/link", { code });
export const sessions = (): Promise<SessionInfo[]> => ask("GET", "/api/me/sessions");
export const endSession = (id: string): Promise<unknown> => ask("DELETE", `/api/me/sessions/${id}`);
export const endOtherSessions = (): Promise<unknown> => ask("DELETE", "/api/me/sessions");
export const tokens = (): Promise<TokenInfo[]> => ask("GET", "/api/me/tokens");
export const newToken = (asked: TokenAsked): Promise<TokenMade> => ask("POST", "/api/me/tokens", asked);
export const dropToken = (hash: string): Promise<unknown> => ask("DELETE", `/api/me/tokens/${hash}`);
export const eraseMe = (): Promise<unknown> => ask("DELETE", "/api/me");
