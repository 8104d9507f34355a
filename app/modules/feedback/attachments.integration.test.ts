import { afterAll, beforeAll, expect, test } from "vitest";
import { openAttachment } from "#app/platform/files/attachments/attachments.ts";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { feedbackDetail } from "./queries/feedback-detail.ts";
import { feedbackOfTwoCompanies, type FeedbackWorld } from "./testing/feedback-world.ts";
import { answerRequest } from "./use-cases/answer-request.ts";
import { deleteFeedback, restoreFeedback } from "./use-cases/delete-feedback.ts";
import { editFeedback } from "./use-cases/edit-feedback.ts";
import { giveFeedback, giveFeedbackInput } from "./use-cases/give-feedback.ts";

let world: World;
let acme: Company;
let globex: Company;
let feedback: FeedbackWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, feedback } = await feedbackOfTwoCompanies(world));
});
afterAll(() => world.close());

const file = (name: string, text: string) => new File([text], name);
const give = (asked: object, files: File[]) =>
  acme.as("otto", (context) =>
    giveFeedback(context, giveFeedbackInput.parse({ body: "See the notes", ...asked }), files),
  );
const filesOf = async (name: string, feedbackId: string) =>
  (await acme.as(name, (context) => feedbackDetail(context, feedbackId))).feedback.attachments;
const opens = (name: string, id: string, company = acme) =>
  company
    .as(name, (context) => openAttachment(context, id))
    .then(
      ({ bytes }) => new TextDecoder().decode(bytes),
      (error: unknown) => (error as AppError).status,
    );

test("files go to those who read the feedback, to each receiver their own, and to nobody else", async () => {
  const receiverIds = [acme.id("asha"), acme.id("lena")];
  const { feedbackIds } = await give({ receiverIds, visibility: "RECEIVER" }, [file("notes.txt", "Secret")]);
  const [[toAsha], [toLena]] = [await filesOf("asha", feedbackIds[0]!), await filesOf("lena", feedbackIds[1]!)];
  expect([toAsha!.fileName, toAsha!.kind, toAsha!.id === toLena!.id]).toEqual(["notes.txt", "DOCUMENT", false]);
  for (const name of ["asha", "otto"]) expect([name, await opens(name, toAsha!.id)]).toEqual([name, "Secret"]);
  for (const name of ["lena", "ravi", "skip", "fay"])
    expect([name, await opens(name, toAsha!.id)]).toEqual([name, 404]);
  expect(await opens("eve", toAsha!.id, globex)).toBe(404);
});

test("what is refused is refused at its field; a deleted feedback's files are gone until it is back", async () => {
  const receiverIds = [acme.id("asha")];
  await expect(give({ receiverIds }, [file("x.exe", "MZ\u0000")])).rejects.toMatchObject({
    details: { fields: { attachments: "platform.attachment-type" } },
  });
  const { feedbackIds } = await give({ receiverIds }, [file("a.txt", "A")]);
  const feedbackId = feedbackIds[0]!;
  const [first] = await filesOf("asha", feedbackId);
  await acme.as("otto", (context) => deleteFeedback(context, { feedbackId }));
  expect(await opens("asha", first!.id)).toBe(404);
  await acme.as("otto", (context) => restoreFeedback(context, { feedbackId }));
  expect(await opens("asha", first!.id)).toBe("A");
  const edited = await acme.as("otto", (context) =>
    editFeedback(context, { feedbackId }, { attachments: [file("b.txt", "B")], removedAttachments: [first!.id] }),
  );
  expect(edited.fields).toEqual(["attachments"]);
  expect((await filesOf("asha", feedbackId)).map(({ fileName }) => fileName)).toEqual(["b.txt"]);
  expect(await opens("asha", first!.id)).toBe(404);
});

test("files of an answer go to those who were named as its readers when it was asked", async () => {
  const { askIds } = await feedback.ask("asha", ["otto"], { visibility: "RECEIVER", question: "What did you note?" });
  const { feedbackId } = await acme.as("otto", (context) =>
    answerRequest(context, { askId: askIds[0]!, body: "As in the notes", sentiment: "NEUTRAL" }, [
      file("notes.txt", "For you alone"),
    ]),
  );
  const [sent] = await filesOf("asha", feedbackId);
  for (const name of ["asha", "otto"]) expect([name, await opens(name, sent!.id)]).toEqual([name, "For you alone"]);
  for (const name of ["lena", "ravi", "skip", "fay"]) expect([name, await opens(name, sent!.id)]).toEqual([name, 404]);
  expect(await opens("eve", sent!.id, globex)).toBe(404);
});
