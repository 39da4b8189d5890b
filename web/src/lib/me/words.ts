// Where you are known, your programs, and what is kept about you: ../../words/*.ftl has the texts.

import { messagesOf } from "../messages";

const m = messagesOf("");

export const words = {
  link: m("me-link"),
  title: m("me-title"),

  devices: m("me-devices"),
  devicesWhy: m("me-devices-why"),
  unnamed: m("me-unnamed"),
  before: m("me-before"),
  thisOne: m("me-this-one"),
  used: (date: string) => m("me-used", { date }),
  neverUsed: m("me-never-used"),
  end: m("me-end"),
  endNamed: (name: string) => m("me-end-named", { name }),
  endOthers: m("me-end-others"),

  programs: m("me-programs"),
  programsWhy: m("me-programs-why"),
  noPrograms: m("me-no-programs"),
  label: m("me-label"),
  may: m("me-may"),
  play: m("me-may-play"),
  read: m("me-may-read"),
  lasts: m("me-lasts"),
  days: (count: number) => m("me-days", { count }),
  forever: m("me-forever"),
  until: (date: string) => m("me-until", { date }),
  make: m("me-make"),
  once: m("me-once"),

  data: m("me-data"),
  noAccount: m("me-no-account"),
  kept: [m("me-kept-person"), m("me-kept-browsers"), m("me-kept-programs"), m("me-kept-tables"), m("me-kept-address")],
  howLong: m("me-how-long"),
  download: m("me-download"),

  erase: m("me-erase"),
  erased: m("me-erased"),
  stays: m("me-stays"),
  remaining: [
    m("me-stays-moves"),
    m("me-stays-silence"),
    m("me-stays-settings"),
    m("me-stays-others"),
    m("me-stays-backups"),
  ],
  sure: m("me-sure"),
  yes: m("me-sure-yes"),
};
