import { type Kysely, sql } from 'kysely';

/** What can be found, as words that the server made, and how often each word occurs. */
export const search = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table search_document (
        kind text not null,
        subject_id uuid not null,
        -- Tells documents in orders and pages.
        document_id bigint generated always as identity unique,
        -- What it was made of: another stamp, another document.
        stamp text not null,
        -- Words with and without accents, pairs of Chinese characters, and pairs of words written as one.
        words tsvector not null,
        -- Its names in all languages, folded.
        names text[] not null,
        series_id uuid,
        category text,
        price integer,
        in_stock boolean not null,
        on_sale boolean not null,
        pre_sale boolean not null,
        cod_allowed boolean not null,
        -- How much it is wanted, from 0 to 1.
        weight real not null check (weight between 0 and 1),
        shown_at timestamptz not null,
        primary key (kind, subject_id)
      );
      create index search_document_words on search_document using gin (words);

      -- Words without accents that documents have, to read a mistyped one as one of them.
      create table search_word (
        word text primary key,
        documents integer not null check (documents > 0),
        -- The word, and what is left of it without any one or two of its letters.
        remains text[] not null
      );
      create index search_word_remains on search_word using gin (remains);
      create index search_word_by_start on search_word (word text_pattern_ops);

      -- Who searched is a hash that changes its key each fortnight, so that a row counts a person once and names nobody.
      create table search_query (
        query text not null,
        fortnight integer not null,
        asker text not null,
        shown text not null,
        primary key (fortnight, query, asker)
      );
    `.execute(db);
  },
};
