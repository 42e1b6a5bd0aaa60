import { preparePostgres } from './preparePostgres.ts';
import { testDeaths } from './testDeaths.ts';

testDeaths('PostgreSQL', preparePostgres);
