import Database from "libsql";
import fs from "node:fs";
const f = "/dev/shm/lib.db"; for (const x of ["", "-wal", "-shm"]) fs.rmSync(f + x, { force: true });
const db = new Database(f);
db.prepare("PRAGMA journal_mode = WAL").all([]);
db.exec("create table folios(a bigint not null, t bigint not null, s text not null, last bigint not null, primary key(a,t,s)); create table docs(a bigint, id bigint, n bigint, body text, primary key(a,id)); create unique index d_n on docs(a,n); insert into folios values(1,2,'',1)");
const sel = db.prepare("select last from folios where a = ? and t = ? and s = ?");
const adv = db.prepare("insert into folios(a,t,s,last) values(?,?,?,?) on conflict(a,t,s) do update set last = folios.last + 1 returning last");
const advEx = db.prepare("insert into folios(a,t,s,last) values(?,?,?,?) on conflict(a,t,s) do update set last = folios.last + 1 returning last, exists(select 1 from docs where a = folios.a and n = folios.last) as taken");
const upd = db.prepare("update folios set last = last + 1 where a = ? and t = ? and s = ?");
const k = [1n, 2n, ""], k2 = [1n, 2n, "", 1n];
const cases = [["select all", () => sel.all(k)], ["select get", () => sel.get(k)], ["returning all", () => adv.all(k2)], ["returning get", () => adv.get(k2)], ["returning exists get", () => advEx.get(k2)], ["update run", () => upd.run(k)], ["numbers", () => sel.get([1, 2, ""])]];
const best = cases.map(() => 1e9);
console.log(sel.get(k), adv.get(k2), adv.get(k2), sel.get(k), sel.get([9n,9n,""]), advEx.get(k2));
const end = performance.now() + 6000;
while (performance.now() < end) for (const [i, [, fn]] of cases.entries()) { db.exec("BEGIN"); const t = performance.now(); for (let j = 0; j < 100; j++) fn(); const v = (performance.now() - t) * 10; db.exec("COMMIT"); if (v < best[i]) best[i] = v; await new Promise(setImmediate); }
cases.forEach(([n], i) => console.log(n.padEnd(22), best[i].toFixed(2), "us"));
