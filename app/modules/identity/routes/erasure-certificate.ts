import { erasureInput } from "../erasure/domain/erasure.ts";
import { erasureCertificate } from "../erasure/queries/erasure-certificate.ts";
import { namedFileAnswer } from "#app/platform/files/file-answer.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";

/** The certificate as a file, to be kept apart from the company's data. */
export const loader = page({
  can: mayEver("erase", "Employee"),
  input: erasureInput,
  load: async (context, { employeeId }) => {
    const certificate = await erasureCertificate(context, employeeId);
    const content = JSON.stringify(certificate, undefined, 2);
    return namedFileAnswer(content, `erasure-${employeeId}.json`, "application/json");
  },
});
