import { RSABSSA } from "@cloudflare/blindrsa-ts";
import type { Company } from "#tests/support/world.ts";
import { Survey } from "../data/entities.ts";
import { answersInput, type Answer, type Question } from "#app/modules/questionnaires/domain.ts";
import { createSurvey } from "../use-cases/create-survey.ts";
import { launchSurvey } from "../use-cases/launch-survey.ts";
import { publishSurvey } from "../use-cases/publish-survey.ts";
import { receiveAnswers, type Received } from "../use-cases/receive-answers.ts";
import { closeSurvey } from "../use-cases/run-survey.ts";
import { readKey, takeToken } from "../use-cases/take-token.ts";

const suite = RSABSSA.SHA384.PSS.Randomized();
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** What a browser holds of a token before and after it was signed. */
export type Token = { token: string; signature: string; group: number };

/** Adds surveys to a company of the test world: `admin` runs them, two managers lead a large and a small team. */
export class SurveyWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  /** People: boss above large and small, six report to large, three to small. */
  async open(): Promise<this> {
    this.company.employee("boss").employee("admin").admin("ENGAGEMENT_ADMIN");
    this.company.employee("large").reportsTo("boss").employee("small").reportsTo("boss");
    this.company.team("large", "l1", "l2", "l3", "l4", "l5", "l6").team("small", "s1", "s2", "s3");
    await this.company.build();
    await this.company.switchOn("ENGAGEMENT");
    return this;
  }

  get everybody(): string[] {
    return ["boss", "admin", "large", "small", "l1", "l2", "l3", "l4", "l5", "l6", "s1", "s2", "s3"];
  }

  async draft(from = "sample:pulse", change: Record<string, unknown> = {}): Promise<string> {
    const { surveyId } = await this.company.as("admin", (context) => createSurvey(context, { from }));
    await this.company.as("admin", async (context) => {
      const survey = await context.em.findOneOrFail(Survey, { id: surveyId });
      Object.assign(survey, { attributes: ["TEAM"], ...change });
      await context.em.flush();
    });
    return surveyId;
  }

  launch(surveyId: string) {
    return this.company.as("admin", (context) => launchSurvey(context, { surveyId }));
  }

  async launched(from?: string, change?: Record<string, unknown>): Promise<string> {
    const surveyId = await this.draft(from, change);
    await this.launch(surveyId);
    return surveyId;
  }

  questions(surveyId: string): Promise<Question[]> {
    return this.company.asProduct(
      async (context) => (await context.em.findOneOrFail(Survey, { id: surveyId })).questions,
    );
  }

  /** As a browser does it: a token made, blinded, signed and finished. */
  async token(who: string, surveyId: string): Promise<Token> {
    const { publicKey } = await this.company.as(who, (context) => readKey(context, { surveyId }));
    const key = await crypto.subtle.importKey(
      "spki",
      Buffer.from(publicKey, "base64"),
      { name: "RSA-PSS", hash: "SHA-384" },
      true,
      ["verify"],
    );
    const prepared = suite.prepare(crypto.getRandomValues(new Uint8Array(32)));
    const { blindedMsg, inv } = await suite.blind(key, prepared);
    const { signature, group } = await this.company.as(who, (context) =>
      takeToken(context, { surveyId, blinded: textOf(blindedMsg) }),
    );
    const finished = await suite.finalize(key, prepared, new Uint8Array(Buffer.from(signature, "base64")), inv);
    return { token: textOf(prepared), signature: textOf(finished), group };
  }

  send(surveyId: string, token: Token, answers: Record<string, Answer>, change: Partial<Received> = {}): Promise<void> {
    const sent: Received = { ...token, answers: answersInput.parse(answers), mailboxes: {}, ...change };
    return this.company.asProduct((context) => receiveAnswers(context, surveyId, sent));
  }

  async answer(who: string, surveyId: string, answers: Record<string, Answer>): Promise<void> {
    await this.send(surveyId, await this.token(who, surveyId), answers);
  }

  close(surveyId: string) {
    return this.company.as("admin", (context) => closeSurvey(context, { surveyId, version: undefined }));
  }

  publish(surveyId: string) {
    return this.company.as("admin", (context) => publishSurvey(context, { surveyId }));
  }
}
