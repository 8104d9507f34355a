import { ownOrNew, setOwn } from "#app/platform/http/own-properties.ts";
import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { apiRules } from "./api-rules.ts";
import { allTokenScopes } from "#app/modules/identity/index.ts";
import { scopesOfEndpoints } from "./scopes-of-endpoints.ts";
import { answeringOf, readersOf, type Readers } from "./answering.ts";
import { answersOf } from "./describe-answers.ts";
import { inputPlaces, type InputPlaces } from "./input-places.ts";
import { problemCodes, problemShape } from "./problem-shape.ts";

/** Every endpoint as one OpenAPI 3.1 document. */
export function describeApi(endpoints: readonly AnyEndpoint[]) {
  const scopes = scopesOfEndpoints();
  const paths: Record<string, Record<string, object>> = {};
  const readers = readersOf(endpoints);
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    setOwn(
      ownOrNew(paths, path, () => ({})),
      endpoint.method.toLowerCase(),
      operation(endpoint, readers, scopes.get(endpoint) ?? null),
    );
  }
  const document: Parameters<typeof createDocument>[0] = {
    openapi: "3.1.0",
    info: {
      title: "Cairn",
      version: "1",
      description: apiRules.map(({ title, text }) => `## ${title}\n\n${text}`).join("\n\n"),
    },
    servers: [{ url: "/api/v1" }],
    components: {
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", description: "Made under my settings, API access." },
        app: {
          type: "oauth2",
          description: "An app made under my settings, API access, trades its id and secret for tokens of an hour.",
          flows: {
            clientCredentials: {
              tokenUrl: "/oauth/token",
              scopes: {
                read: "Read what its owner may read.",
                write: "Change what its owner may change as well.",
                ...Object.fromEntries(allTokenScopes.filter((name) => name.includes(":")).map(describedScope)),
              },
            },
          },
        },
      },
    },
    security: [{ accessToken: [] }, { app: [] }],
    paths: paths as ZodOpenApiPathsObject,
  };
  return createDocument(document, { override: ({ jsonSchema }) => liftDescription(jsonSchema as Described) });
}

function describedScope(name: string): [string, string] {
  const [of, way] = name.split(":");
  return [name, way === "read" ? `Read ${of} as its owner may.` : `Read and change ${of} as its owner may.`];
}

type Described = { description?: string; example?: unknown; anyOf?: Described[] };

/** What may be null is described as a whole, not as the one of its two forms that is not null. */
function liftDescription(schema: Described): void {
  const [described] = (schema.anyOf ?? []).filter(({ description }) => description !== undefined);
  if (!described || schema.description !== undefined) return;
  schema.description = described.description!;
}

/** A token reaches a module by its own scope, or by the one for all modules. */
function securityOf({ method }: AnyEndpoint, scope: string | null): object {
  if (scope === null) return {};
  return { security: [{ accessToken: [] }, { app: [scope] }, { app: [method === "GET" ? "read" : "write"] }] };
}

function operation(endpoint: AnyEndpoint, readers: Readers, scope: string | null): object {
  const { method, path, summary, can } = endpoint;
  const places = inputPlaces(endpoint);
  return {
    operationId: operationIdOf(endpoint),
    summary,
    description: `Open to: ${can.name}.`,
    tags: [path.split("/")[1]],
    ...securityOf(endpoint, scope),
    parameters: parametersOf(endpoint, places),
    ...(places.inBody.length > 0 ? { requestBody: bodyOf(endpoint, places) } : {}),
    responses: {
      ...answersOf(endpoint, answeringOf(endpoint, readers)),
      default: {
        description: `Refused: a problem by RFC 9457. Its \`code\` is stable: ${problemCodes(method, places.locks).join(", ")}, or one of the module's own.`,
        content: { "application/problem+json": { schema: problemShape } },
      },
    },
  };
}

/** `POST /goals/:goalId/check-ins` is `postGoalsByGoalIdCheckIns`: it stays as long as the address does. */
function operationIdOf({ method, path }: AnyEndpoint): string {
  const parts = path.split("/").filter(Boolean);
  const words = parts.flatMap((part) => (part.startsWith(":") ? ["By", part.slice(1)] : part.split("-")));
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 200 },
  example: "import-2026-11-16-row-17",
  description: "A key of your choice: asked again with it, nothing is done twice and the first answer is given.",
};
const ifNoneMatch = {
  name: "If-None-Match",
  in: "header",
  required: false,
  schema: { type: "string" },
  example: '"3-Zk3b0l9qTTmP1x8a"',
  description: "The `ETag` of an answer: where the same would be answered again, it is 304 without a body.",
};
const ifMatch = {
  name: "If-Match",
  in: "header",
  required: false,
  schema: { type: "string" },
  example: '"3"',
  description: "The `ETag` that was read, or the version in quotes; stands for the field `version`.",
};

function parametersOf({ method }: AnyEndpoint, { schema, inPath, inQuery, locks }: InputPlaces): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => liftDescription(jsonSchema as Described),
  }) as {
    properties?: Record<string, { description?: string; example?: unknown }>;
    required?: string[];
  };
  const parameter = (name: string, place: "path" | "query") => {
    const { description, example, ...shape } = properties[name] ?? { type: "string" };
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...(description === undefined ? {} : { description }),
      ...(example === undefined ? {} : { example }),
      schema: shape,
    };
  };
  return [
    ...inPath.map((name) => parameter(name, "path")),
    method === "GET" ? ifNoneMatch : idempotencyKey,
    ...(locks.includes("version") ? [ifMatch] : []),
    ...inQuery.map((name) => parameter(name, "query")),
  ];
}

function bodyOf({ text }: AnyEndpoint, { schema, inPath }: InputPlaces): object {
  return {
    required: true,
    content: {
      "application/json": { schema: withoutPath(schema, inPath) },
      ...(text
        ? {
            [text.type]: {
              schema: {
                type: "string",
                description: `In place of ${text.field}; ${text.largest} bytes at most. The other fields stand in the query.`,
              },
            },
          }
        : {}),
    },
  };
}

/** The body of an endpoint; what the path names stands there alone. */
function withoutPath(schema: z.ZodType, inPath: readonly string[]): object {
  const { shape } = schema.def as unknown as { shape?: Record<string, z.ZodType> };
  if (!shape) return schema;
  const { description } = schema;
  const body = z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !inPath.includes(name))));
  return description ? body.describe(description) : body;
}
