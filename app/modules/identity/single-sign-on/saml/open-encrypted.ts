import { promisify } from "node:util";
import { decrypt } from "xml-encryption";
import { SamlFault } from "./judge-answer.ts";
import { allowedEncryption, encryption } from "./names.ts";
import { allWithin, answerBounds, childrenOf, readXml } from "./read-xml.ts";

const decryptXml = promisify<string, object, string>(decrypt as never);

/**
 * What stands in an encrypted element, opened with the company's key. Anybody can encrypt for that key, so the text is
 * looked through as any stranger's document, and nothing of it is believed before its signature was checked.
 */
export async function openEncrypted(holder: Element, privateKey: string): Promise<Element> {
  const methods = allWithin(holder).filter(({ localName }) => localName === "EncryptionMethod");
  const isAllowed = methods.every((each) => allowedEncryption.has(each.getAttribute("Algorithm") ?? ""));
  if (methods.length !== 2 || !isAllowed || childrenOf(holder, encryption, "EncryptedData").length !== 1)
    throw new SamlFault("sso-saml-encryption");
  try {
    const ways = { key: privateKey, disallowDecryptionWithInsecureAlgorithm: true };
    return readXml(await decryptXml(String(holder), ways), answerBounds);
  } catch {
    throw new SamlFault("sso-saml-encryption");
  }
}
