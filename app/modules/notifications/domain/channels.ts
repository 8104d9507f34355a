import { holdsOf, type Said } from "./said.ts";

/** Ways out of the product besides mails: a notice goes on them at once, or not at all. */
export const channels = ["push", "chat"] as const;
export type Channel = (typeof channels)[number];

/** Who turned it on in a browser wants it there; nobody is written to in a chat unasked. */
export const firstSwitch: Readonly<Record<Channel, boolean>> = { push: true, chat: false };

/** What is said of one channel of a room, or of one kind of its notices, and what comes of it. */
export type SwitchChoice = Said<boolean> & {
  holds: boolean;
  /** The company decides, here or for the whole room. */
  fixed: boolean;
  /** What held if they had chosen nothing here. */
  otherwise: boolean;
};

const nothing: Said<boolean> = { chosen: null, company: null };

/** What comes of what is said of a channel; of a room itself where no kind is given. */
export function switchOf(channel: Channel, room: Said<boolean>, kind?: Said<boolean>): SwitchChoice {
  const said = kind ?? room;
  const under = kind ? room : nothing;
  const first = firstSwitch[channel];
  return {
    ...said,
    ...holdsOf(said, under, first),
    otherwise: holdsOf({ ...said, chosen: null }, under, first).holds,
  };
}
