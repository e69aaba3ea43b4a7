/** A secret that is not stored: the secrets of this database are wrapped with other keys by now. */
export class KeyRetired extends Error {
  override readonly name = "KeyRetired";

  constructor(keyName: string) {
    super(
      `The key of this process (${keyName}) wraps no secrets of this database any more: start it again with the SECRET_KEY that they were rotated to.`,
    );
  }
}
