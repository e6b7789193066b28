-- What the last round may have missed, once more; from here on each use is noted as it comes.
INSERT INTO private.presences (user_id, seen_at)
SELECT users.id, coalesce(last_use.at, now())
FROM private.users LEFT JOIN (SELECT user_id, max(updated_at) AS at FROM private.sessions GROUP BY user_id) AS last_use ON last_use.user_id = users.id
ON CONFLICT (user_id) DO UPDATE SET seen_at = excluded.seen_at, noticed_at = NULL
WHERE presences.seen_at < excluded.seen_at AND EXISTS (SELECT FROM private.sessions WHERE sessions.user_id = presences.user_id);
--> statement-breakpoint
CREATE FUNCTION private.note_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO private.presences (user_id, seen_at) VALUES (NEW.id, NEW.created_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION private.note_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever comes is no longer told to end.
  INSERT INTO private.presences AS kept (user_id, seen_at) VALUES (NEW.user_id, NEW.updated_at)
  ON CONFLICT (user_id) DO UPDATE SET seen_at = excluded.seen_at, noticed_at = NULL WHERE kept.seen_at < excluded.seen_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_account AFTER INSERT ON private.users FOR EACH ROW EXECUTE FUNCTION private.note_account();
--> statement-breakpoint
CREATE TRIGGER note_use AFTER INSERT OR UPDATE OF updated_at ON private.sessions FOR EACH ROW EXECUTE FUNCTION private.note_use();
