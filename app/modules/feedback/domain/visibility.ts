import type { Sentiment } from "./sentiment.ts";

export const visibilities = ["PUBLIC", "RECEIVER_AND_MANAGER", "RECEIVER", "MANAGER", "NONE"] as const;
export type Visibility = (typeof visibilities)[number];

/** As what somebody reads a feedback. Nobody else does: no administrator, and no manager further up. */
export const readers = ["EVERYBODY", "AUTHOR", "RECEIVER", "MANAGER", "REQUESTER"] as const;
export type Reader = (typeof readers)[number];

/**
 * Who reads what. The rules in memory and in SQL, and the sentence on every form and record, are all made of this table.
 * Whoever asked for a feedback reads the answer.
 */
export const readersBy: Readonly<Record<Visibility, readonly Reader[]>> = {
  PUBLIC: ["EVERYBODY"],
  RECEIVER_AND_MANAGER: ["AUTHOR", "RECEIVER", "MANAGER", "REQUESTER"],
  RECEIVER: ["AUTHOR", "RECEIVER", "REQUESTER"],
  MANAGER: ["AUTHOR", "MANAGER", "REQUESTER"],
  NONE: ["AUTHOR"],
};

/** What is chosen at first: what is given unasked is open to the company, what is asked for is between few. */
export const visibilityAtFirst = {
  PROVIDED: "PUBLIC",
  REQUESTED: "RECEIVER_AND_MANAGER",
} as const satisfies Record<string, Visibility>;

/** What is offered first for a kind: praise is for everybody to read, what could hurt is between few. */
export function visibilityOf(sentiment: Sentiment): Visibility {
  return sentiment === "APPRECIATIVE" ? visibilityAtFirst.PROVIDED : visibilityAtFirst.REQUESTED;
}

/** Under which of them somebody reads as this. */
export function visibleTo(reader: Reader): Visibility[] {
  return visibilities.filter((one) => readersBy[one].includes(reader) || readersBy[one].includes("EVERYBODY"));
}

/** The people of one feedback; null where there is none, or where they are not of the company. */
export type Parties = {
  readonly visibility: Visibility;
  readonly authorId: string | null;
  readonly receiverId: string | null;
  readonly managerId: string | null;
  readonly requesterId: string | null;
};

const partyOf: Readonly<Record<Exclude<Reader, "EVERYBODY">, keyof Omit<Parties, "visibility">>> = {
  AUTHOR: "authorId",
  RECEIVER: "receiverId",
  MANAGER: "managerId",
  REQUESTER: "requesterId",
};

/** Who reads a feedback: everybody, or these people, each once and as the first that they are. */
export function readersOf(parties: Parties): "EVERYBODY" | { id: string; as: Exclude<Reader, "EVERYBODY"> }[] {
  const found = new Map<string, Exclude<Reader, "EVERYBODY">>();
  for (const reader of readersBy[parties.visibility]) {
    if (reader === "EVERYBODY") return "EVERYBODY";
    const id = parties[partyOf[reader]];
    if (id !== null && !found.has(id)) found.set(id, reader);
  }
  return [...found].map(([id, as]) => ({ id, as }));
}

export function mayRead(parties: Parties, employeeId: string): boolean {
  const who = readersOf(parties);
  return who === "EVERYBODY" || who.some(({ id }) => id === employeeId);
}

/**
 * Whether what was shared under one may be shared under the other: it is never widened, for others have spoken under the
 * old one. Only a note that nobody else has seen is shared anew.
 */
export function mayBecome(from: Visibility, to: Visibility): boolean {
  if (from === to || from === "NONE") return true;
  // By way of a note it could be widened after all; who wants it read by nobody deletes it.
  if (to === "NONE") return false;
  if (readersBy[from].includes("EVERYBODY")) return true;
  return readersBy[to].every((reader) => readersBy[from].includes(reader));
}

/** What may be chosen when feedback is asked for: about oneself there is nothing to hide from oneself. */
export function visibilitiesOfRequest(aboutOneself: boolean): Exclude<Visibility, "NONE">[] {
  return aboutOneself
    ? ["RECEIVER_AND_MANAGER", "RECEIVER", "PUBLIC"]
    : ["RECEIVER_AND_MANAGER", "MANAGER", "RECEIVER", "PUBLIC"];
}
