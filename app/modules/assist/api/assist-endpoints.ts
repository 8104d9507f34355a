import { z } from "zod";
import { mayEver, signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { wantsHelp } from "../data/assist-settings.ts";
import { answerInput, answerOf } from "../queries/answer-of.ts";
import { assistSettingsPage } from "../queries/settings-page.ts";
import { askForHelp, askInput } from "../use-cases/ask.ts";
import { choosePreference, choosePreferenceInput } from "../use-cases/choose-preference.ts";
import { saveSettings, saveSettingsInput } from "../use-cases/save-settings.ts";

const admin = mayEver("edit", "AssistSettings");

const settingsShape = z
  .object({
    isOn: z.boolean().describe("Whether anything is sent to the service at all."),
    address: z.string().describe("Where the service stands; empty where none was given."),
    model: z.string().describe("The name of the model, as the service calls it."),
    hasKey: z.boolean().describe("Whether a key is kept; it is answered to nobody."),
    features: z.array(z.string()).describe("What a model may help with, by key."),
    monthlyTokens: z.number().int().describe("How many tokens the company uses in a month at most."),
    dailyAsks: z.number().int().describe("How often one person asks in a day at most."),
    usedTokens: z.number().int().describe("Tokens used this month."),
    version: z.number().int().describe("Counts the changes of the settings."),
  })
  .meta({ id: "AssistSettings" });
const preferenceShape = z.object({ isOn: z.boolean().describe("Whether a language model may help the caller.") });

/** Help with writing over `/api/v1`: the same use-cases as the screens. */
export const assistEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/assist/features",
    can: signedIn,
    summary: "What people are helped with while they write.",
    input: pagingInput,
    output: listShape(
      z.object({ key: z.string().describe("The module and the help, as `POST /assist/asks` takes it.") }),
    ),
    run: async ({ actor }, paging, { assists }) =>
      pageOfAll(
        assists(actor).map(({ key }) => ({ key })),
        paging,
      ),
  }),
  endpoint({
    method: "POST",
    path: "/assist/asks",
    can: signedIn,
    summary: "Asks for help with a text: rules answer at once, and a language model besides, where there is one.",
    input: askInput,
    output: z.object({
      byRules: z.string().describe("What rules say; empty where they say nothing."),
      askId: recordId.nullable().describe("What the model was asked; null where none was."),
      model: z.string().nullable().describe("The model that was asked."),
      why: z
        .enum(["off", "not-wanted", "budget", "daily", "busy"])
        .nullable()
        .describe("Why no model was asked; null where one was."),
    }),
    run: (context, input, gatherings, { config }) => askForHelp(context, input, { config, gatherings }),
  }),
  endpoint({
    method: "GET",
    path: "/assist/asks/:askId",
    can: signedIn,
    summary: "How far the model's answer to what the caller asked is.",
    input: answerInput,
    output: z.object({
      state: z.enum(["ASKED", "RUNNING", "DONE", "FAILED"]).describe("Where it is."),
      text: z.string().describe("What has come so far."),
      model: z.string().describe("The model that was asked."),
      fault: z.string().nullable().describe("Why there is no answer; null where there is one, or will be."),
    }),
    run: answerOf,
  }),
  endpoint({
    method: "GET",
    path: "/assist/settings",
    can: admin,
    summary: "Which language model helps people write, and what it used this month.",
    input: z.object({}),
    output: settingsShape,
    run: async (context, _input, gatherings, { config }) => {
      const { features, used, ...page } = await assistSettingsPage(context, { config, gatherings });
      const chosen = features.filter((one) => one.chosen).map(({ key }) => key);
      return { ...page, features: chosen, usedTokens: used.tokens };
    },
  }),
  endpoint({
    method: "PUT",
    path: "/assist/settings",
    can: admin,
    summary: "Says which language model helps people write, and with what.",
    input: saveSettingsInput,
    output: z.object({ version: z.number().int().describe("Counts the changes of the settings.") }),
    run: (context, input, gatherings, { config }) => saveSettings(context, input, { config, gatherings }),
  }),
  endpoint({
    method: "GET",
    path: "/me/assist",
    can: signedIn,
    summary: "Whether a language model may help the caller.",
    input: z.object({}),
    output: preferenceShape,
    run: async (context) => ({ isOn: await wantsHelp(context) }),
  }),
  endpoint({
    method: "PUT",
    path: "/me/assist",
    can: signedIn,
    summary: "Says whether a language model may help the caller.",
    input: choosePreferenceInput,
    output: preferenceShape,
    run: choosePreference,
  }),
];
