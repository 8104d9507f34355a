import type { Company } from "#tests/support/world.ts";
import { feedPage, feedPageInput } from "../queries/feed-page.ts";
import { createPost } from "../use-cases/create-post.ts";
import { createPostInput } from "../use-cases/post-input.ts";

/** Adds posts to a company of the test world, by the same use-case people use. */
export class FeedWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  /** A post of this person; answers with its id. */
  async post(by: string, asked: object, pictures: readonly File[] = []): Promise<string> {
    const { postId } = await this.company.as(by, (context) =>
      createPost(context, createPostInput.parse(asked), pictures),
    );
    return postId;
  }

  /** The texts of the feed, as this person gets it. */
  texts(by: string, asked: object = {}): Promise<string[]> {
    return this.company.as(
      by,
      async (context) => (await feedPage(context, feedPageInput.parse(asked))).posts.map(({ body }) => body),
      { readOnly: true },
    );
  }
}

/** Skip leads Ravi, he leads Asha, Lena and Otto; Mona moderates, and Zoe stands apart. */
export async function peopleOfFeed(company: Company): Promise<FeedWorld> {
  await company
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha", "lena", "otto")
    .employee("mona")
    .admin("FEEDBACK_ADMIN")
    .employee("zoe")
    .build();
  return new FeedWorld(company);
}
