import { existingFile } from "./backup/files.ts";
import { readConfig } from "./config.ts";
import { finishKeyFile, renewKeyFile } from "./secrets/key-file.ts";
import { loadKeyring } from "./secrets/load-keyring.ts";
import { rotateSecrets } from "./secrets/rotation.ts";
import { openStore } from "./store/store.ts";

rotate().catch((error: unknown) => {
  console.error(`rotate-keys: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

async function rotate(): Promise<void> {
  if (process.argv.length > 2) throw new Error("Usage: npm run rotate-keys, without arguments.");
  const config = readConfig(process.env);
  // A missing SQLite file is an error here, because `openStore` would create an empty database.
  if (config.database.engine === "sqlite") existingFile(config.database.file);
  const store = await openStore(config.database);
  try {
    // With a wrong key, the rotation stops here, before it changes the key file.
    await loadKeyring(config, store);
    // The previous key is SECRET_KEY_PREVIOUS, if set. Otherwise `renewKeyFile` writes a new key into the key file and
    // returns the previous key. If SECRET_KEY is set, no key file is used, so `renewKeyFile` returns undefined.
    const previousSecretKey = config.previousSecretKey ?? (await renewKeyFile(config, store));
    const { keyring } = await loadKeyring({ ...config, previousSecretKey }, store);
    const changed = await rotateSecrets(store, keyring, (sofar) => {
      console.log(`${sofar} records wrapped with ${keyring.current.name}`);
    });
    await finishKeyFile(config, store, previousSecretKey);
    console.log(`Done: ${changed} records changed; ${keyring.current.name} wraps all secrets.`);
  } finally {
    await store.close();
  }
}
