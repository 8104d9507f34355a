import { twoCompanies } from "#tests/support/two-companies.ts";
import type { Company, World } from "#tests/support/world.ts";
import { feedbackListInput, listFeedback } from "../queries/feedback-list.ts";
import { giveFeedback, giveFeedbackInput } from "../use-cases/give-feedback.ts";
import { requestFeedback, requestFeedbackInput } from "../use-cases/request-feedback.ts";

/** Adds feedback to a company of the test world, by the same use-cases people use. */
export class FeedbackWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  /** Switches the module on; companies start without it. */
  async open(): Promise<this> {
    await this.company.switchOn("FEEDBACK");
    return this;
  }

  /** Feedback from one to another; answers with its id. */
  async give(by: string, to: string | null, asked: object): Promise<string> {
    const receiverIds = to === null ? [] : [this.company.id(to)];
    const { feedbackIds } = await this.company.as(by, (context) =>
      giveFeedback(context, giveFeedbackInput.parse({ receiverIds, ...asked })),
    );
    return feedbackIds[0]!;
  }

  /** Asks these people; answers with the ids of the request, and of what each was asked. */
  ask(by: string, providers: readonly string[], asked: object): Promise<{ requestId: string; askIds: string[] }> {
    const providerIds = providers.map((name) => this.company.id(name));
    return this.company.as(by, (context) =>
      requestFeedback(context, requestFeedbackInput.parse({ providerIds, ...asked })),
    );
  }

  /** The texts of a list, as this person gets it. */
  texts(by: string, asked: object): Promise<string[]> {
    return this.company.as(
      by,
      async (context) => (await listFeedback(context, feedbackListInput.parse(asked))).rows.map(({ body }) => body),
      { readOnly: true },
    );
  }
}

/** Asha and Lena report to Ravi, he to Skip; Otto works beside them, Fay administers feedback. Eve administers globex. */
export async function feedbackOfTwoCompanies(world: World) {
  const { acme, globex } = await twoCompanies(world, "fay", ["FEEDBACK_ADMIN", "PLATFORM_ADMIN"]);
  await new FeedbackWorld(globex).open();
  return { acme, globex, feedback: await new FeedbackWorld(acme).open() };
}
