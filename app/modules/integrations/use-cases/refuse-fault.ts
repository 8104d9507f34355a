import { AppError, refusalOf } from "#app/platform/errors/app-error.ts";
import { RunBoundMet } from "../domain/run-bounds.ts";
import { ConfinementFault } from "#sdk/host/index.ts";
import { ConnectorError } from "#sdk/index.ts";

export type RunFault = { code: string; message: string; retryAfter?: number };

/** What went wrong in a run, told without secrets: by the source, the connector, its confinement, or a rule of ours. */
export function runFault(error: unknown): RunFault | null {
  if (error instanceof ConnectorError)
    return {
      code: error.code,
      message: error.message.slice(0, 500),
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    };
  if (error instanceof RunBoundMet) return { code: error.code, message: "" };
  if (error instanceof ConfinementFault) return { code: error.code, message: error.message.slice(0, 500) };
  const refusal = refusalOf(error);
  return refusal && { code: refusal.code, message: refusal.message };
}

/** A fault of a source or connector as a refusal in words; anything else passes. */
export async function tellingFaults<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const fault = runFault(error);
    if (!fault) throw error;
    throw refusedBy(fault);
  }
}

/** A fault as a refusal in words. */
export const refusedBy = ({ code, message }: Pick<RunFault, "code" | "message">) =>
  new AppError(`integrations.fault-${code}`, 422, message, { params: { detail: message } });
