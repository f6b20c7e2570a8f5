-- Whoever follows something with a session is let go when it ends, on every process, whatever ended it.
create function tell_of_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('toile_notices', json_build_object('topic', 'session ' || old.id, 'body', null)::text);
  return null;
end
$$;
create trigger sessions_tell_of_their_end after delete on sessions for each row execute function tell_of_ended_session();
