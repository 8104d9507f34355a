import { promisify } from "node:util";
import { decrypt } from "xml-encryption";
import { SamlFault } from "./judge-answer.ts";
import { answerBounds, readXml } from "./read-xml.ts";

const decryptXml = promisify<string, object, string>(decrypt as never);

/**
 * What stands in an encrypted element, opened with the company's key; not by RSA after PKCS #1 1.5, nor by triple DES.
 * Anybody can encrypt for that key, so the text is looked through as any stranger's document, and nothing of it is believed
 * before its signature was checked.
 */
export async function openEncrypted(holder: Element, privateKey: string): Promise<Element> {
  try {
    const ways = { key: privateKey, disallowDecryptionWithInsecureAlgorithm: true };
    return readXml(await decryptXml(String(holder), ways), answerBounds);
  } catch {
    throw new SamlFault("sso-saml-encryption");
  }
}
