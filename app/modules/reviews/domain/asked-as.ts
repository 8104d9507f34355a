import {
  askedBy,
  kindNames,
  kindSetup,
  type Asked,
  type KindName,
  type Reading,
} from "#app/modules/questionnaires/domain.ts";
import type { Option } from "./elements.ts";

/** Ways of answering that reviews call by names of their own, with one list of steps for each; each has its kind. */
const ownKinds = { STAR_RATING: "scale", NUMBER_RATING: "scale", DROP_DOWN: "single", TEXT: "text" } as const;
type OwnType = keyof typeof ownKinds;
type OtherKind = Exclude<KindName, (typeof ownKinds)[OwnType]>;

export type AnswerType = OwnType | Uppercase<OtherKind>;

const upper = (kind: KindName) => kind.toUpperCase() as Uppercase<KindName>;
const ownTypes = Object.keys(ownKinds) as OwnType[];
const known = new Set<string>(Object.values(ownKinds));

const kinds = new Map<string, KindName>([
  ...ownTypes.map((type) => [type, ownKinds[type]] as const),
  ...kindNames.filter((kind) => !known.has(kind)).map((kind) => [upper(kind), kind] as const),
]);

/** Those of reviews, and every other kind that questionnaires know under its name in capitals. */
export const answerTypes = [...kinds.keys()] as [AnswerType, ...AnswerType[]];

export const kindOf = (type: AnswerType): KindName => kinds.get(type)!;

/** Whether its answer is one of its steps, or words, and is kept as it is; of all others the answer is kept as JSON. */
export const isOwnType = (type: AnswerType): boolean => type in ownKinds;

/** Whether it is answered by one of a list of steps that reviews keep. */
export const hasSteps = (type: AnswerType): boolean => isOwnType(type) && type !== "TEXT";

export type AskedAs = { answerType: AnswerType; options: readonly Option[]; setup?: unknown };

/** How something is answered, as questionnaires know it: what fits it, what it scores, how it is told. */
export function askedAs({ answerType, options, setup }: AskedAs): Asked {
  const kind = kindOf(answerType);
  if (!isOwnType(answerType)) return askedBy({ kind, setup });
  const steps = options.map(({ id, label, score }) => ({ id, label: { en: label }, score }));
  return askedBy({ kind, setup: answerType === "TEXT" ? {} : { options: steps } });
}

/** What a way of answering settles, read by its kind; null where nothing is to be settled, or what was sent is none of it. */
export function setupOf(answerType: AnswerType, sent: unknown): unknown {
  return isOwnType(answerType) ? null : (kindSetup(kindOf(answerType)).safeParse(sent).data ?? null);
}

/** An answer as it was kept in a field; nothing where there is none, or none that can be read. */
export function answerIn({ answerType }: Pick<AskedAs, "answerType">, kept: string | undefined): unknown {
  if (!kept || isOwnType(answerType)) return kept || undefined;
  try {
    return JSON.parse(kept) as unknown;
  } catch {
    return undefined;
  }
}

/** An answer of a field in words: its step, what was written, or what its kind makes of it. */
export function toldAnswer(asked: AskedAs, kept: string | undefined, reading: Reading): string {
  return askedAs(asked).told(answerIn(asked, kept), reading);
}

/** As it is kept in a field; what says nothing, such as no choice of several, is kept as nothing. */
export function keptAs(asked: AskedAs, answer: unknown): string {
  if (askedAs(asked).isEmpty(answer)) return "";
  return isOwnType(asked.answerType) ? String(answer) : JSON.stringify(answer);
}
