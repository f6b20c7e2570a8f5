-- Whatever is under way while its account is deleted comes too late: nothing new is kept of nobody. The lock waits for a
-- deletion that has begun, and makes one that has not wait; foreign keys take the same one, and do not look who it is.
create function refuse_nobody(owner text) returns void language plpgsql as $$
begin
  perform from accounts where id = owner and status <> 'deleted' for key share;
  if not found and exists (select from accounts where id = owner) then
    raise exception 'nothing is kept of a deleted account'
      using errcode = 'check_violation', table = 'accounts', constraint = 'accounts_deleted_is_nobody';
  end if;
end
$$;

create function refuse_account_of_nobody() returns trigger language plpgsql as $$
begin
  perform refuse_nobody(new.account_id);
  return new;
end
$$;

create function refuse_owner_of_nobody() returns trigger language plpgsql as $$
begin
  perform refuse_nobody(new.owner_id);
  return new;
end
$$;

create trigger sessions_of_somebody before insert on sessions for each row execute function refuse_account_of_nobody();
create trigger account_tokens_of_somebody before insert on account_tokens for each row execute function refuse_account_of_nobody();
create trigger identities_of_somebody before insert on identities for each row execute function refuse_account_of_nobody();
create trigger designs_of_somebody before insert on designs for each row execute function refuse_account_of_nobody();
create trigger posts_of_somebody before insert on posts for each row execute function refuse_account_of_nobody();
create trigger post_likes_of_somebody before insert on post_likes for each row execute function refuse_account_of_nobody();
create trigger purchases_of_somebody before insert on purchases for each row execute function refuse_account_of_nobody();
create trigger files_of_somebody before insert on files for each row execute function refuse_owner_of_nobody();
create trigger uploads_of_somebody before insert on uploads for each row execute function refuse_owner_of_nobody();
