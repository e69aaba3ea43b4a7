/** Thrown for a secret that cannot be stored: the database's secrets now use other keys. */
export class KeyRetired extends Error {
  override readonly name = "KeyRetired";

  constructor(keyName: string) {
    super(
      `The key ${keyName} of this process no longer wraps secrets of this database: restart the process with the new SECRET_KEY.`,
    );
  }
}
