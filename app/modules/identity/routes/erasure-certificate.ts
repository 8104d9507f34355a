import { erasureInput } from "../erasure/domain/erasure.ts";
import { erasureCertificate } from "../erasure/queries/erasure-certificate.ts";
import { jsonAnswer } from "#app/platform/files/file-answer.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";

/** The certificate as a file, to be kept apart from the company's data. */
export const loader = page({
  can: mayEver("erase", "Employee"),
  input: erasureInput,
  load: async (context, { employeeId }) =>
    jsonAnswer(await erasureCertificate(context, employeeId), `erasure-${employeeId}`),
});
