import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { inputOf } from "#app/modules/records/index.ts";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { OneOnOneQuestion } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { questionFields } from "../question-fields.ts";
import { archivedInput } from "./one-on-one-input.ts";

export const saveQuestionInput = inputOf(questionFields).extend({
  questionId: ids.question.optional(),
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
