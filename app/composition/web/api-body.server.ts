import express, { type Request, type RequestHandler, type Response } from "express";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";

const json = express.json({ limit: "1mb" });

/** Reads the body of a request into `request.body`; called when whoever asks may do so, so that nobody else's is read. */
export async function readBody({ text }: AnyEndpoint, request: Request, response: Response): Promise<void> {
  const ways = [json, ...(text ? [express.text({ type: text.type, limit: text.largest })] : [])];
  for (const way of ways) await readBy(way, request, response);
}

function readBy(way: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) =>
    way(request, response, (error?: unknown) => (error ? reject(bodyProblem(error)) : resolve())),
  );
}

/** A body that could not be read: too large, of an unknown coding, or no JSON, and then where it is not. */
function bodyProblem(error: unknown): unknown {
  const { status, message } = error as Error & { status?: number };
  if (status === undefined || status >= 500) return error;
  if (status === 413) return new AppError("platform.too-large", 413, "The body is larger than this address takes.");
  if (status === 415) return new AppError("platform.media-type", 415, `The body cannot be read: ${message}.`);
  return new AppError("platform.malformed", 400, `The body is not valid JSON: ${message}.`);
}
