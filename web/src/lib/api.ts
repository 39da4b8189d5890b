// What is asked rather than told.

import { beside } from "./base";
import { newId } from "./ids";
import { Message, type Said } from "./messages";
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
import { words } from "./words";

/** A request that was refused, with the reason in any language. */
export class Refusal extends Error {
  /** @param passes whether the server says that it is worth asking again soon */
  constructor(
    readonly reason: Said,
    readonly passes = false,
  ) {
    super(reason instanceof Message ? reason.name : reason.en);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // At a server's first start rules are being compiled: rather a word about it than a long wait
  const headers: Record<string, string> = { Prefer: "wait=1" };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  const response = await fetch(beside(path), init).catch(() => {
    throw new Refusal(words.offline);
  });
  // Whatever stands between us and the server may answer in its own words
  const answer = (await response.json().catch(() => ({}))) as T & Partial<Failure>;
  if (!response.ok) throw new Refusal(answer.reason ?? words.offline, response.headers.has("Retry-After"));
  return answer;
}

export const me = (): Promise<Me> => ask("GET", "api/me");
export const rename = (profile: { name?: string; avatar?: string }): Promise<Me> => ask("PATCH", "api/me", profile);
export const games = (): Promise<GameInfo[]> => ask("GET", "api/games");
export const lobby = (before: number): Promise<Listing[]> => ask("GET", `api/tables?before=${before}`);
export const myGames = (): Promise<Listing[]> => ask("GET", "api/me/games");
export const openTable = (settings: Settings): Promise<Opened> => ask("POST", "api/tables", { id: newId(), settings });
export const openRecord = (record: string): Promise<Opened> => ask("POST", "api/records", { record });
export const drawing = (table: string, language: string): Promise<Drawn[]> =>
  ask("GET", `api/tables/${table}/drawing?lang=${language}`);
export const chatBefore = (table: string, version: number): Promise<Line[]> =>
  ask("GET", `api/tables/${table}/chat?before=${version}`);
export const newCode = (): Promise<Code> => ask("POST", "api/me/code");
export const useCode = (code: string): Promise<Me> => ask("POST", "api/me/link", { code });
export const sessions = (): Promise<SessionInfo[]> => ask("GET", "api/me/sessions");
export const endSession = (id: string): Promise<unknown> => ask("DELETE", `api/me/sessions/${id}`);
export const endOtherSessions = (): Promise<unknown> => ask("DELETE", "api/me/sessions");
export const tokens = (): Promise<TokenInfo[]> => ask("GET", "api/me/tokens");
export const newToken = (asked: TokenAsked): Promise<TokenMade> => ask("POST", "api/me/tokens", asked);
export const dropToken = (hash: string): Promise<unknown> => ask("DELETE", `api/me/tokens/${hash}`);
export const eraseMe = (): Promise<unknown> => ask("DELETE", "api/me");
