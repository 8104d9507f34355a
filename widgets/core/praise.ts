import { speak } from "./words.ts";
import praise from "./words/en/praise.json" with { type: "json" };

speak(praise);

/** A colleague as praise widgets name them. */
export type Person = { id: string; name: string };
