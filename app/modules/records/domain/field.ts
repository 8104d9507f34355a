/** What every field says of itself. */
export type Told = {
  /** What it is, for programs: "What it is called." */
  said: string;
  required?: boolean;
  /** By which words besides its name the head of a column in a file is known, in any language. */
  heads?: readonly string[];
  /** What stands in the lines of the sample file. */
  examples?: readonly string[];
  /** Where its name stands in the room's strings; `field.<name>` where it is left out. */
  label?: string;
  /** Where what is said below it in a form stands in them. */
  help?: string;
  /** Codes of the room's own, in place of those of the shell: where it is missing, too long, or otherwise wrong. */
  refusals?: { needed?: string; tooLong?: string; wrong?: string };
};

/** What a choice says besides: how its values stand out, where their words are if not at `choice.<name>`, and how none is called. */
export type Chosen = { tones?: Tones; words?: string; none?: string };

/** How a value of a choice stands out where it is shown. */
export type Tones = Readonly<Record<string, "neutral" | "green" | "orange" | "red" | "blue" | "grey">>;

/** What a field holds, for types alone: as forms and programs send it, as it is read, and as tables keep it. */
export type Holds<Sent, Read = Sent> = { readonly holds?: { sent: Sent; read: Read } };

/** Null where it may be left empty. */
export type Filled<Say, Value> = Say extends { required: true } ? Value : Value | null;
