import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  series: id("The id of the series."),
  meeting: id("The id of the 1:1."),
  point: id("The id of the talking point."),
  goal: id("The id of the goal it is about."),
  partner: id("The id of the employee to meet."),
  question: id("The id of the question."),
  template: id("The id of the template."),
};
