import { randomUUID } from "node:crypto";
import { FeedbackWorld } from "#app/modules/feedback/testing/feedback-world.ts";
import type { Company } from "#tests/support/world.ts";
import type { RecordKind } from "./cast.ts";
import { sql } from "#tenancy/sql.ts";

type Ids = Record<RecordKind, string>;

export type FeedbackCast = {
  /** Given by the same people who own the other records. */
  feedbackIds: Ids;
  /** What the same people were asked. */
  askIds: Ids;
  /** What they asked others. */
  requestIds: Ids;
  /** Brings back what an act has changed. */
  restore(): Promise<void>;
};

/** Feedback and requests of the cast; the other company's carry its canary. */
export async function castFeedback(acme: Company, globex: Company, canary: string): Promise<FeedbackCast> {
  const [here, there] = [await new FeedbackWorld(acme).open(), await new FeedbackWorld(globex).open()];
  const given = async (world: FeedbackWorld, by: string, to: string, visibility: string) =>
    world.give(by, to, { body: `${world === there ? canary : "Well done"} by ${by}`, visibility });
  const asked = async (world: FeedbackWorld, by: string, whom: string) =>
    world.ask(by, [whom], { question: `${world === there ? canary : "How is it"} for ${by}?` });
  const missing = randomUUID();
  const ofStranger = await asked(here, "gwen", "fay");
  const asks = {
    own: (await asked(here, "fay", "ina")).askIds[0]!,
    team: (await asked(here, "fay", "tom")).askIds[0]!,
    foreign: ofStranger.askIds[0]!,
    "other company": (await asked(there, canary, "spy")).askIds[0]!,
    missing,
  };
  const requests = {
    own: (await asked(here, "ina", "tom")).requestId,
    team: (await asked(here, "tom", "ina")).requestId,
    foreign: ofStranger.requestId,
    "other company": (await asked(there, "spy", canary)).requestId,
    missing,
  };
  const restored = [
    sql`update {feedback} set deleted_at = null, thanked_at = null, change_note = null, change_noted_at = null
      where ask_id is null`,
    sql`delete from {feedback_archive}`,
    sql`delete from {feedback} where ask_id is not null`,
    sql`update {feedback_ask} set state = 'ASKED', reason = null, reminded_at = null`,
    sql`update {feedback_request} set archived_at = null`,
  ];
  return {
    feedbackIds: {
      own: await given(here, "ina", "tom", "RECEIVER_AND_MANAGER"),
      team: await given(here, "tom", "fay", "RECEIVER_AND_MANAGER"),
      foreign: await given(here, "fay", "gwen", "RECEIVER"),
      "other company": await given(there, "spy", canary, "RECEIVER"),
      missing,
    },
    askIds: asks,
    requestIds: requests,
    restore: async () => {
      for (const company of [acme, globex])
        await company.asProduct(async (context) => {
          for (const statement of restored) await context.rows(statement);
        });
    },
  };
}
