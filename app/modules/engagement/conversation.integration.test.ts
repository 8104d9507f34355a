import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { Answer } from "#app/modules/questionnaires/domain.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { newMailbox, openLetter } from "./domain/mailbox.ts";
import { sealedLetters } from "./queries/comments-told.ts";
import { insightsInput, insightsPage } from "./queries/insights-page.ts";
import { answerComment, takeReturned } from "./use-cases/answer-comment.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

test("whoever wrote a comment is answered and answers, and nothing stored says who they are", async () => {
  const surveyId = await surveys.launched();
  const text = (await surveys.questions(surveyId)).find(({ kind }) => kind === "text")!;
  const mailbox = await newMailbox();
  for (const name of surveys.everybody) {
    const answers: Record<string, Answer> = { [text.id]: { value: `Words of ${name}` } };
    const mailboxes = name === "l3" ? { [text.id]: mailbox.publicKey } : {};
    await surveys.send(surveyId, await surveys.token(name, surveyId), answers, { mailboxes });
  }
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  const said = async () => {
    const page = await surveys.company.as("admin", (context) =>
      insightsPage(context, insightsInput.parse({ surveyId }), "company"),
    );
    return page.view!.comments.flatMap((comments) => comments.said);
  };
  const open = (await said()).filter(({ canBeAnswered }) => canBeAnswered);
  expect(open.map(({ words }) => words)).toEqual(["Words of l3"]);
  const commentId = open[0]!.id;
  const answer = (who: string) =>
    surveys.company.as(who, (context) => answerComment(context, { commentId, words: "What would help?" }));
  expect(await codeOf(answer("large"))).toBe("platform.not-found");
  expect(await codeOf(answer("admin"))).toBe("done");

  const letters = await surveys.company.as("s1", (context) => sealedLetters(context, surveyId));
  const other = await newMailbox();
  expect(letters).toHaveLength(1);
  expect(letters[0]).not.toContain("help");
  expect(await openLetter(other.privateKey, letters[0]!)).toBeNull();
  const letter = (await openLetter(mailbox.privateKey, letters[0]!))!;
  expect([letter.about, letter.words]).toEqual(["Words of l3", "What would help?"]);

  const back = (ticket: string) =>
    surveys.company.asProduct((context) => takeReturned(context, surveyId, { ticket, words: "A second screen." }));
  expect(await codeOf(back(Buffer.from("made up").toString("base64")))).toBe("engagement.token-spent");
  expect(await codeOf(back(letter.ticket))).toBe("done");
  expect(await codeOf(back(letter.ticket))).toBe("engagement.token-spent");
  const [comment] = (await said()).filter(({ id }) => id === commentId);
  expect(comment!.messages.map(({ fromCompany, words }) => [fromCompany, words])).toEqual([
    [true, "What would help?"],
    [false, "A second screen."],
  ]);
  const columns = await surveys.company.asProduct((context) =>
    context.rows<{ who: string | null; ticket: string | null }>(
      sql`select author_id::text as who, ticket_hash as ticket from {survey_message}
        where survey_id = ${surveyId} and not from_company`,
    ),
  );
  expect(columns).toEqual([{ who: null, ticket: null }]);
});
