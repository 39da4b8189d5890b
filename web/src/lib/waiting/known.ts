// The names that were said on this device, the last one first: a family types them once.

const KEY = "names";
const MOST = 12;

export function knownNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function rememberName(name: string): string[] {
  const names = [name, ...knownNames().filter((other) => other !== name)].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(names));
  return names;
}
