-- Words are found in posts without reading every post. The extension comes with PostgreSQL, but not with every
-- installation of it, and not everybody may add it: without it searches read more, up to their time.
do $$
begin
  create extension if not exists pg_trgm;
  create index posts_prompt_words on posts using gin (lower(prompt) gin_trgm_ops);
  create index posts_title_words on posts using gin (lower(title) gin_trgm_ops);
  create index posts_description_words on posts using gin (lower(description) gin_trgm_ops);
exception when undefined_file or feature_not_supported or insufficient_privilege then
  raise warning 'pg_trgm is not to be had here: searches go without an index';
end $$;
