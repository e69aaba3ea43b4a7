/** Thrown instead of storing a secret with a key that a rotation has retired. */
export class KeyRetired extends Error {
  override readonly name = "KeyRetired";

  constructor(keyName: string) {
    super(
      `The key ${keyName} of this process no longer wraps secrets of this database: restart the process with the new key in SECRET_KEY or in the key file.`,
    );
  }
}
