import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { OneOnOneQuestion } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { lifecycleMoments, themes } from "../domain/words.ts";
import { archivedInput, pointTextInput } from "./one-on-one-input.ts";

export const saveQuestionInput = z.object({
  questionId: ids.question.optional(),
  text: pointTextInput,
  about: z
    .enum([...themes, ...lifecycleMoments], { error: "one-on-ones.about-needed" })
    .describe("The theme, or the moment of somebody's time in the company, under which it is found."),
  version: versionRead,
});

type Question = InferEntity<typeof OneOnOneQuestion>;

const questions = catalogueOf<Question, Pick<Question, "text" | "about">>({
  entity: OneOnOneQuestion,
  room: "one-on-ones",
  noun: "question",
  subject: "OneOnOneQuestion",
  right: "OneOnOneSettings",
  told: { stays: true },
});

/** A question of the company is in the agenda library, or is another; agendas it stands on keep it as it was. */
export const saveQuestion = questions.saving("questionId");

export const archiveQuestionInput = z.object({ questionId: ids.question, archived: archivedInput });

/** Puts a question away, or brings it back. */
export const archiveQuestion = questions.archiving("questionId");
