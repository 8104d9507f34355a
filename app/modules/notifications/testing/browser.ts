import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";

/** A browser as push services know it: what is sent to it, it alone can read (RFC 8291). */
export class Browser {
  readonly #keys: ECDH = createECDH("prime256v1");
  readonly #point = this.#keys.generateKeys();
  readonly #auth = randomBytes(16);
  /** Where its push service takes what is for it. */
  readonly path = `/of/${randomBytes(6).toString("hex")}`;

  /** What its page is given, at the push service of this host. */
  subscription(host = "push.example"): { endpoint: string; p256dh: string; auth: string } {
    const endpoint = `https://${host}${this.path}`;
    return { endpoint, p256dh: this.#point.toString("base64url"), auth: this.#auth.toString("base64url") };
  }

  /** What its service worker reads of a body. */
  read(body: Buffer): Record<string, string> {
    const [salt, length] = [body.subarray(0, 16), body[20]!];
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#point, sender]);
    const shared = this.#keys.computeSecret(sender);
    const secret = Buffer.from(hkdfSync("sha256", shared, this.#auth, info, 32));
    const derive = (name: string, size: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
    const sealed = body.subarray(21 + length);
    const opening = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    opening.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    // The last byte that is not padding marks the end of the only record.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<string, string>;
  }
}
