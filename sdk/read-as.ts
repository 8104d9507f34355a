import type { z } from "zod";
import { ConnectorError } from "./connector-error.ts";

/** Reads an answer of the source in the shape it must have; `what` names it where it has another: the connector is to be changed then. */
export function readAs<Shape extends z.ZodType>(shape: Shape, body: unknown, what: string): z.output<Shape> {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  throw new ConnectorError(
    "contract",
    `${what}: ${read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ")}`,
  );
}
