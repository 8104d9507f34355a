import { describe, expect, test } from "vitest";
import { roomServers } from "../rooms.server.ts";
import { describeApi } from "./describe-api.ts";

type Shape = {
  $ref?: string;
  description?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};
type Content = Record<string, { schema: Shape }>;
type Operation = {
  operationId: string;
  parameters: { name: string; description?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
const document = describeApi(endpoints) as unknown as {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Shape> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

/** Every property below a shape that says nothing of itself. */
function silent(shape: Shape | boolean | undefined, at: string): string[] {
  if (typeof shape !== "object") return [];
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, property]) => [
    ...(property.description || property.$ref ? [] : [`${at}.${name}`]),
    ...silent(property, `${at}.${name}`),
  ]);
  const inside = [
    shape.items,
    shape.additionalProperties,
    ...(shape.anyOf ?? []),
    ...(shape.oneOf ?? []),
    ...(shape.allOf ?? []),
  ];
  return [...own, ...inside.flatMap((one) => silent(one, at))];
}

describe("the description of the API", () => {
  test("says what every parameter and every property of every address is", () => {
    const found = operations.flatMap(([name, { parameters, requestBody, responses }]) => [
      ...parameters.filter(({ description }) => !description).map((parameter) => `${name} ?${parameter.name}`),
      ...[requestBody?.content ?? {}, ...Object.values(responses).map(({ content = {} }) => content)].flatMap(
        (content) => Object.values(content).flatMap(({ schema }) => silent(schema, name)),
      ),
    ]);
    const named = Object.entries(document.components.schemas).flatMap(([name, shape]) => silent(shape, name));
    expect([...found, ...named]).toEqual([]);
  });

  test("restates no name in place of a description, and writes in whole sentences", () => {
    const said = operations.flatMap(([name, { parameters }]) =>
      parameters.map((one) => [`${name} ?${one.name}`, one.name, one.description!] as const),
    );
    expect(
      said.filter(
        ([, name, description]) => description.toLowerCase().replaceAll(/[^a-z]/g, "") === name.toLowerCase(),
      ),
    ).toEqual([]);
    expect(said.filter(([, , description]) => !/^[A-Z`].*[.!]$/s.test(description)).map(([at]) => at)).toEqual([]);
  });

  test("gives every operation an id of its own, and names what is a record", () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(endpoints.length);
    expect(ids.every((id) => /^[a-z]+[A-Za-z]+$/.test(id))).toBe(true);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        "Goal",
        "GoalDetail",
        "Initiative",
        "Employee",
        "EmployeeProfile",
        "Cohort",
        "Team",
        "Tag",
        "Metric",
        "Problem",
        "TimeFrame",
        "CustomRole",
      ]),
    );
  });

  test("begins with the rules that hold for all", () => {
    for (const title of [
      "Authentication",
      "Lists",
      "Following changes",
      "Errors",
      "Doing things once",
      "Limits",
      "Versions of records",
    ])
      expect(document.info.description).toContain(`## ${title}`);
  });
});
