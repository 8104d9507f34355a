import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";

/** Every endpoint as one OpenAPI 3.1 document. */
export function describeApi(endpoints: readonly AnyEndpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return createDocument({
    openapi: "3.1.0",
    info: { title: "Cairn", version: "1" },
    servers: [{ url: "/api/v1" }],
    components: {
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", description: "Made under my settings, API access." },
      },
    },
    security: [{ accessToken: [] }],
    paths: paths as ZodOpenApiPathsObject,
  });
}

function operation({ method, path, summary, can, input, output, text }: AnyEndpoint): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const asksInAddress = method === "GET" || method === "DELETE";
  return {
    summary,
    description: `Open to: ${can.name}.`,
    tags: [path.split("/")[1]],
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
      ...(method === "GET"
        ? []
        : [
            {
              name: "Idempotency-Key",
              in: "header",
              required: false,
              schema: { type: "string" },
              description: "Done once for a key of your choice: asked again, the first answer is given.",
            },
          ]),
      ...(asksInAddress ? queryParameters(input as z.ZodType, inPath) : []),
    ],
    ...(asksInAddress
      ? {}
      : {
          requestBody: {
            content: {
              "application/json": { schema: input as object },
              ...(text
                ? {
                    [text.type]: {
                      schema: {
                        type: "string",
                        description: `In place of ${text.field}; ${text.largest} bytes at most.`,
                      },
                    },
                  }
                : {}),
            },
          },
        }),
    responses: {
      [method === "POST" ? "201" : "200"]: {
        description: "Done.",
        content: { "application/json": { schema: output as object } },
      },
      default: {
        description: "Refused: a problem by RFC 9457, with a stable code.",
        content: { "application/problem+json": { schema: problemSchema } },
      },
    },
  };
}

function queryParameters(input: z.ZodType, inPath: readonly string[]): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }));
}

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    code: z.string(),
    params: z.record(z.string(), z.unknown()).optional(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "Problem" });
