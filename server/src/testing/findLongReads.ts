import type pg from 'pg';
import { z } from 'zod';

/** More rows than any page needs: 50 openings with their draws, items and prizes, or 100 unread notices among those read. */
const mostRows = 2_000;

interface Node {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  'Rows Removed by Join Filter'?: number | undefined;
  Plans?: Node[] | undefined;
}

const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    'Rows Removed by Join Filter': z.number().optional(),
    Plans: z.array(nodeSchema).optional(),
  }),
);
const answerSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodeSchema })]) })]);

/**
 * Explains a statement and says where it reads more than a page needs, or reads a table that is not `known`. It is run and rolled back,
 * because estimates hide the worst: for a join that read a million entries PostgreSQL expected five. `spoil` runs before it.
 */
export async function findLongReads(
  pool: pg.Pool,
  { sql, parameters }: { sql: string; parameters: readonly unknown[] },
  known: ReadonlySet<string>,
  spoil = 'select',
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(spoil);
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
    const [{ 'QUERY PLAN': plans }] = answerSchema.parse(rows);
    return nodesOf(plans[0].Plan).flatMap((node) => faultsOf(node, known));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function faultsOf(node: Node, known: ReadonlySet<string>): string[] {
  const table = node['Relation Name'];
  const loops = node['Actual Loops'];
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const read = Math.round((node['Actual Rows'] + removed) * loops);
  const where = [node['Node Type'], node['Index Name'], table].filter((name) => name !== undefined).join(' ');
  const faults: string[] = [];
  // What joins and sorts get was read by a scan beneath them.
  if (node['Node Type'].endsWith(' Scan') && read > mostRows) faults.push(`${where} reads ${read} rows`);
  if (table !== undefined && !known.has(table)) {
    faults.push(`${table} has no rows here: fill it in manyRows.ts beside its topic, or name it there under short`);
  }
  return faults;
}
