import pg from 'pg';

/** Drops what `createTestDatabase` created: each database has eight megabytes, and mutation testing creates thousands. */
export async function dropTestDatabases(templateUrl: string): Promise<void> {
  const url = new URL(templateUrl);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1 and datname <> $2',
      ['mcy%', template],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}
