import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 0x01;
const ATTESTED = 0x40;

/** What can be changed of an answer, to see it refused. */
type Lies = { origin?: string; rpId?: string; challenge?: string; type?: string; counter?: number; flags?: number };
type Offer = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } };

/** An authenticator with one passkey, at the bytes: it makes and uses what a browser would post. */
export class Authenticator {
  readonly id = randomBytes(32).toString("base64url");
  counter = 0;
  userHandle = "";
  private readonly origin: string;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };

  constructor(origin: string) {
    this.origin = origin;
    this.keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  make(offer: Offer, lies: Lies = {}): string {
    this.userHandle = offer.user?.id ?? "";
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const id = bytes(this.id);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const flags = lies.flags ?? USER_PRESENT | ATTESTED;
    const authData = Buffer.concat([this.authData(offer, { ...lies, flags }), credential]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    // The library's encoder takes more than its type tells.
    const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
    return this.answer({
      clientDataJSON: this.clientData("webauthn.create", offer, lies).toString("base64url"),
      attestationObject: Buffer.from(attestationObject).toString("base64url"),
      transports: ["internal"],
    });
  }

  use(offer: Offer, lies: Lies = {}): string {
    if (this.counter > 0) this.counter += 1;
    const authData = this.authData(offer, lies);
    const clientData = this.clientData("webauthn.get", offer, lies);
    const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.keys.privateKey).toString("base64url"),
      userHandle: this.userHandle,
    });
  }

  private authData({ rp, rpId }: Offer, lies: Lies): Buffer {
    const place = lies.rpId ?? rpId ?? rp?.id ?? "";
    const tail = Buffer.alloc(5);
    tail.writeUInt8(lies.flags ?? USER_PRESENT, 0);
    tail.writeUInt32BE(lies.counter ?? this.counter, 1);
    return Buffer.concat([createHash("sha256").update(place).digest(), tail]);
  }

  private clientData(type: string, { challenge }: Offer, lies: Lies): Buffer {
    const said = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, crossOrigin: false };
    return Buffer.from(JSON.stringify({ ...said, origin: lies.origin ?? this.origin }));
  }

  private answer(response: Record<string, unknown>): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response,
      clientExtensionResults: {},
      authenticatorAttachment: "platform",
    });
  }
}

function bytes(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, "base64url"));
}
