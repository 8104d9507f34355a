import { randomUUID } from "node:crypto";
import type { Privacy } from "#app/modules/engagement/domain/survey.ts";
import { createSurvey } from "#app/modules/engagement/use-cases/create-survey.ts";
import { launchSurvey } from "#app/modules/engagement/use-cases/launch-survey.ts";
import { publishSurvey } from "#app/modules/engagement/use-cases/publish-survey.ts";
import { closeSurvey } from "#app/modules/engagement/use-cases/run-survey.ts";
import type { Company } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import type { RecordKind } from "./cast.ts";

type Surveys = { liveId: string; draftId: string; publishedId: string };
export type EngagementCast = Record<RecordKind, Surveys>;

/** In each company a survey that runs and one with results, which ask everybody, and a draft for each kind of record. */
export async function castEngagement(acme: Company, globex: Company, canary: string): Promise<EngagementCast> {
  for (const company of [acme, globex]) await company.switchOn("ENGAGEMENT");
  const make = async (company: Company, by: string, title: string, privacy: Privacy) => {
    const begin = () => company.as(by, (context) => createSurvey(context, { from: "sample:pulse" }));
    const launched = async () => {
      const { surveyId } = await begin();
      await company.as(by, (context) =>
        context.rows(
          sql`update {survey} set title = ${JSON.stringify({ en: title })}::jsonb, fewest = 4,
            privacy = ${privacy === "NAMED" ? privacy : "CONFIDENTIAL"} where id = ${surveyId}`,
        ),
      );
      await company.as(by, (context) => launchSurvey(context, { surveyId }));
      // The product that is asked has a secret of its own: the keys of an anonymous survey are made by it.
      await company.as(by, (context) =>
        context.rows(sql`update {survey} set privacy = ${privacy} where id = ${surveyId}`),
      );
      return surveyId;
    };
    const publishedId = await launched();
    await company.as(by, (context) =>
      context.rows(sql`update {survey} set privacy = 'NAMED' where id = ${publishedId}`),
    );
    await company.as(by, (context) => closeSurvey(context, { surveyId: publishedId, version: undefined }));
    await company.as(by, (context) => publishSurvey(context, { surveyId: publishedId }));
    const shared = { liveId: await launched(), publishedId };
    return async (): Promise<Surveys> => ({ ...shared, draftId: (await begin()).surveyId });
  };
  const own = await make(acme, "pam", "How are we?", "ANONYMOUS");
  // They are too few for anything else.
  const theirs = await make(globex, "spy", `Survey ${canary}`, "NAMED");
  return {
    own: await own(),
    team: await own(),
    foreign: await own(),
    "other company": await theirs(),
    missing: { liveId: randomUUID(), draftId: randomUUID(), publishedId: randomUUID() },
  };
}
