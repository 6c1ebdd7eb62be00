CREATE TABLE "phone_link" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"session_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"asset_type" text NOT NULL,
	"asset_uuid" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_link_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "phone_link_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "phone_link" ADD CONSTRAINT "phone_link_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_link" ADD CONSTRAINT "phone_link_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_link_session_idx" ON "phone_link" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "phone_link_case_idx" ON "phone_link" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "phone_link_expiry_idx" ON "phone_link" USING btree ("expires_at");