import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  feedback: id("The id of the feedback."),
  request: id("The id of the request for feedback."),
  ask: id("The id of what one person was asked."),
  goal: id("The id of the goal it is about."),
  competency: id("The id of the competency it is about."),
  receiver: id("The id of the employee it is about."),
};
