import type { Answers, Question } from "#app/modules/questionnaires/domain.ts";
import { blocksOf, type Answered, type Block } from "./blocks.ts";
import { moversOf, type Outcome } from "./outcome.ts";
import { againstKeys, isCounted, keysOf } from "./score.ts";
import { fewestForComments, type Attribute, type Frame, type Group, type Privacy } from "./survey.ts";

type Asked = {
  questions: readonly Question[];
  attributes: readonly Attribute[];
  fewest: number;
  privacy: Privacy;
  frame?: Frame | null | undefined;
};
type Form = { group: number; answers: Answers; mailboxes?: Readonly<Record<string, string>> };

export type ToldComment = { questionId: string; groups: number[]; words: string; mailbox: string | null };
export type Lattice = {
  results: { questionId: string; blocks: Block[] }[];
  comments: ToldComment[];
  outcome: Omit<Outcome, "givenTwice">;
};

/** Under this name stands how many forms came in, beside what was answered to each question. */
export const wholeForm = "form";

/**
 * All that is ever told of a survey: for each question, blocks of groups with so many answers or more; comments by blocks of
 * twice as many forms; and what goes together over everybody. Pages, exports and programs read this and nothing else.
 */
export function latticeOf(survey: Asked, groups: readonly Group[], forms: readonly Form[]): Lattice {
  const fewest = survey.privacy === "NAMED" ? 1 : survey.fewest;
  const rule = { order: survey.attributes, fewest, above: survey.frame?.above ?? {} };
  const whole = tallied(forms.map(({ group }) => ({ group, keys: [] })));
  const results = survey.questions.filter(isCounted).map((question) => ({
    questionId: question.id,
    blocks: blocksOf(groups, tallied(forms.flatMap((form) => countedIn(question, form))), {
      ...{ ...rule, isAgainst: againstKeys(question) },
    }),
  }));
  const commentRule = { ...rule, fewest: survey.privacy === "NAMED" ? 1 : fewestForComments(fewest) };
  const commented = blocksOf(groups, whole, commentRule);
  return {
    results: [...results, { questionId: wholeForm, blocks: blocksOf(groups, whole, rule) }],
    comments: forms.flatMap(({ group, answers, mailboxes = {} }) => {
      const block = commented.find((each) => each.groups.includes(group));
      if (!block) return [];
      return commentsIn(survey.questions, answers).map((said) => ({
        ...{ ...said, groups: block.groups, mailbox: new Map(Object.entries(mailboxes)).get(said.questionId) ?? null },
      }));
    }),
    outcome: {
      answered: forms.length,
      ...moversOf(
        survey.questions,
        forms.map(({ answers }) => answers),
      ),
    },
  };
}

function countedIn(question: Question, { group, answers }: Form) {
  const keys = keysOf(question, answers.get(question.id)?.value);
  return keys.length > 0 ? [{ group, keys }] : [];
}

function tallied(given: readonly { group: number; keys: readonly string[] }[]): (group: number) => Answered {
  const byGroup = new Map<number, { answered: number; counts: Map<string, number> }>();
  for (const { group, keys } of given) {
    const tally = byGroup.get(group) ?? { answered: 0, counts: new Map<string, number>() };
    tally.answered += 1;
    for (const key of keys) tally.counts.set(key, (tally.counts.get(key) ?? 0) + 1);
    byGroup.set(group, tally);
  }
  const none = { answered: 0, counts: new Map<string, number>() };
  return (group) => byGroup.get(group) ?? none;
}

function commentsIn(questions: readonly Question[], answers: Answers) {
  return questions.flatMap(({ id, kind }) => {
    const { value, comment } = answers.get(id) ?? {};
    const written = [kind === "text" && typeof value === "string" ? value : "", comment ?? ""];
    return written.filter((words) => words.trim() !== "").map((words) => ({ questionId: id, words: words.trim() }));
  });
}
