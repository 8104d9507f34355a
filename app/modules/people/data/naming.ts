import { AppError } from "#app/platform/errors/app-error.ts";

/** Does work that names its fields one way, for a form that names them another; refusals stand beside the form's fields. */
export async function naming<Result>(names: Readonly<Record<string, string>>, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.details.fields).map(([field, code]) => [names[field] ?? field, code]),
    );
    throw new AppError(error.code, error.status, error.message, { ...error.details, fields });
  }
}
